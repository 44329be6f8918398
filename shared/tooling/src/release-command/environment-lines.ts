import type { Environment } from '@sopaan/schemas/releases/environment';
import type { Health, SetHealth } from '@sopaan/schemas/releases/health';
import type { Style } from '../terminal/style';
import { formatTime } from '../terminal/format';
import { retirementLines } from './retirement-lines';
import { setChanges } from './set-changes';

export function environmentLines(style: Style, environment: Environment): string[] {
  const { name, set, revision, since, changedBy, lock, canary } = environment;
  return [
    `${style('bold', name)}  set ${set.id}, revision ${revision}, since ${formatTime(since)} by ${changedBy}`,
    ...(lock
      ? [
          style(
            'yellow',
            `  locked by ${lock.by} since ${formatTime(lock.since)}${lock.why && `: ${lock.why}`}`,
          ),
        ]
      : []),
    ...set.parts.map(({ unit, release }) => `  ${unit.padEnd(10)} ${release}`),
    ...(canary
      ? [
          style(
            'cyan',
            `  canary: ${canary.percent} % of visitors, set ${canary.set.id}, since ${formatTime(canary.startedAt)} by ${canary.startedBy}`,
          ),
          ...setChanges(style, set, canary.set).map((line) => `  ${line}`),
        ]
      : []),
    ...retirementLines(style, environment),
  ];
}

/** The health of a canary compared with the current set. */
export function healthLines(style: Style, { sets, thresholds }: Health): string[] {
  return [
    ...sets.map((set) => `    ${healthLine(set)}`),
    ...thresholds.map((threshold) => style('dim', `    ${threshold}`)),
  ];
}

function healthLine({ role, set, total }: SetHealth): string {
  const { pages, failures, lcp, inp, cls } = total;
  const rate = pages > 0 ? ` (${((failures / pages) * 100).toFixed(2)} %)` : '';
  return `${role} ${set}: ${pages} pages, ${failures} with failures${rate}, LCP ${formatMs(lcp)}, INP ${formatMs(inp)}, CLS ${cls ?? '–'}`;
}

function formatMs(value: number | null): string {
  return value === null ? '–' : `${Math.round(value)} ms`;
}
