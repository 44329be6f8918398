import type { Environment } from '@sopaan/schemas/releases/environment';
import type { EnvironmentRetirement } from '@sopaan/schemas/releases/retirement';
import type { Style } from '../terminal/style';
import { formatTime } from '../terminal/format';

/** A line for each retired path of an environment. */
export function retirementLines(style: Style, { retirements }: Environment): string[] {
  return retirements.map((retirement) => {
    const { at, by, why } = retirement;
    const details = `since ${formatTime(at)} by ${by}${why && `: ${why}`}`;
    return `  ${style('yellow', 'retired')} ${describeRetirement(retirement)}, ${details}`;
  });
}

/** The lines for a promotion: the retired paths of its units, which stay retired whatever the releases declare. */
export function stillRetiredLines(
  style: Style,
  { retirements }: Environment,
  units: readonly string[],
): string[] {
  const ownRetirements = retirements.filter(({ unit }) => unit !== null && units.includes(unit));
  if (ownRetirements.length === 0) return [];
  return [
    style('yellow', 'These paths stay retired, also if the release has routes for them:'),
    ...ownRetirements.map((retirement) => `  ${describeRetirement(retirement)}`),
    `To serve one again: npm run release -- unretire '${ownRetirements[0]?.pattern ?? ''}'`,
  ];
}

function describeRetirement({ pattern, to }: EnvironmentRetirement): string {
  return to === null ? `${pattern} is gone` : `${pattern} → ${to}`;
}
