// What trial rounds have shown about a rule, as the arguments of its sentence.

import type { RuleTrial } from '../wire';

export function trialArguments(trial: RuleTrial): Record<string, string | number> {
  const percent = Math.round((trial.length - 1) * 100);
  const points = Math.round(trial.layer * 100);
  return {
    rounds: trial.rounds,
    length: percent > 0 ? 'longer' : percent < 0 ? 'shorter' : 'same',
    percent: Math.abs(percent),
    wins: points > 0 ? 'more' : points < 0 ? 'less' : 'same',
    points: Math.abs(points),
  };
}
