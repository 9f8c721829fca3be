import cards from '@locales/de/cards.ftl?raw';
import events from '@locales/de/events.ftl?raw';
import options from '@locales/de/options.ftl?raw';
import questions from '@locales/de/questions.ftl?raw';
import refusals from '@locales/de/refusals.ftl?raw';
import ui from '@locales/de/ui.ftl?raw';

export default [cards, events, options, questions, refusals, ui];
