// What keys and what they do are called.

import { t } from '../words/i18n.svelte';
import type { Action } from './keys';
import { settings } from './settings.svelte';

export function keyName(key: string): string {
  if (key === ' ') return t('ui-key-space');
  return key.length === 1 && key !== key.toLowerCase() ? `⇧ ${key}` : key.toUpperCase();
}

export function actionName(action: Action): string {
  const [, number] = /^card-(\d)$/.exec(action) ?? [];
  return number === undefined ? t(`ui-action-${action}`) : t('ui-action-card', { number: Number(number) });
}

/** The key that does it or, where letters do nothing, its button. */
export function keyFor(action: 'catch' | 'challenge' | 'keep' | 'next' | 'play-drawn'): string {
  return settings.letters ? keyName(settings.keys[action]) : t('ui-key-button', { action: actionName(action) });
}
