import cards from '@locales/en/cards.ftl?raw';
import events from '@locales/en/events.ftl?raw';
import options from '@locales/en/options.ftl?raw';
import questions from '@locales/en/questions.ftl?raw';
import refusals from '@locales/en/refusals.ftl?raw';
import ui from '@locales/en/ui.ftl?raw';

export default [cards, events, options, questions, refusals, ui];
