import cards from '@locales/it/cards.ftl?raw';
import events from '@locales/it/events.ftl?raw';
import options from '@locales/it/options.ftl?raw';
import questions from '@locales/it/questions.ftl?raw';
import refusals from '@locales/it/refusals.ftl?raw';
import ui from '@locales/it/ui.ftl?raw';

export default [cards, events, options, questions, refusals, ui];
