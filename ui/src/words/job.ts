// What a custom card has to do first while somebody is asked: the first job of an agenda, in the notation of
// `rules/agenda.py`.

export interface Job {
  readonly to: number;
  readonly left: number;
  /** Whether somebody is asked for a player (`their-chosen`), before anything else. */
  readonly asksWhom: boolean;
  /** The words of the effect. */
  readonly effect: readonly string[];
}

export function firstJob(agenda: string | null | undefined): Job {
  const [, , to, left, ...rest] = ((agenda ?? '').split('; ')[1] ?? '').split(' ');
  const by = rest[0]?.startsWith('@') ? (rest.shift() ?? '') : '';
  return { to: Number(to ?? -1), left: Number(left ?? 0), asksWhom: by.endsWith(',-2'), effect: rest };
}
