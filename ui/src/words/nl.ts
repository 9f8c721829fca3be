import cards from '@locales/nl/cards.ftl?raw';
import events from '@locales/nl/events.ftl?raw';
import options from '@locales/nl/options.ftl?raw';
import questions from '@locales/nl/questions.ftl?raw';
import refusals from '@locales/nl/refusals.ftl?raw';
import ui from '@locales/nl/ui.ftl?raw';

export default [cards, events, options, questions, refusals, ui];
