import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Style } from '../terminal/style';

/** Lines such as `explore  1.0.0-a → 1.1.0-b` for each unit that differs. */
export function setChanges(
  style: Style,
  before: ReleaseSetRef | undefined,
  after: ReleaseSetRef,
): string[] {
  const units = [...new Set([...(before?.parts ?? []), ...after.parts].map(({ unit }) => unit))];
  const releaseIn = (set: ReleaseSetRef | undefined, unit: string) =>
    set?.parts.find((release) => release.unit === unit)?.release ?? 'none';
  return units
    .filter((unit) => releaseIn(before, unit) !== releaseIn(after, unit))
    .map((unit) => {
      const [from, to] = [releaseIn(before, unit), releaseIn(after, unit)];
      return `  ${unit.padEnd(10)} ${style('dim', from)} → ${style('bold', to)}`;
    });
}
