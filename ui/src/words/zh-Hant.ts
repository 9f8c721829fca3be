import cards from '@locales/zh-Hant/cards.ftl?raw';
import events from '@locales/zh-Hant/events.ftl?raw';
import options from '@locales/zh-Hant/options.ftl?raw';
import questions from '@locales/zh-Hant/questions.ftl?raw';
import refusals from '@locales/zh-Hant/refusals.ftl?raw';
import ui from '@locales/zh-Hant/ui.ftl?raw';

export default [cards, events, options, questions, refusals, ui];
