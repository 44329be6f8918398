import {
  ENOUGH_FAILING,
  ENOUGH_LEFT,
  ENOUGH_PAGES,
  ENOUGH_SAMPLES,
  PLAIN_FAILING,
  PLAIN_SHARE,
  POINTS_ABOVE,
  SILENT_PART,
  SLACK,
  STILL_OPEN_MINUTES,
  VITALS,
  WINDOW_HOURS,
  type Vital,
} from './thresholds';

const percentFormat = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
});

export function percent(share: number): string {
  return percentFormat.format(share);
}

/** A measurement as people read it: `2,450 ms`, `0.12`. */
export function vitalWords(vital: Vital, value: number): string {
  return vital === 'cls'
    ? value.toLocaleString('en-IN', { maximumFractionDigits: 3 })
    : `${Math.round(value).toLocaleString('en-IN')} ms`;
}

/** When a canary stops by itself, for those who watch one. */
export function thresholdWords(): string[] {
  return [
    `A canary is compared with the present set since it began, at most ${WINDOW_HOURS} hours back. Only failures of the units that differ count.`,
    `It stops when more pages fail than with the present set: by over ${POINTS_ABOVE} percentage points, from ${ENOUGH_PAGES} pages and ${ENOUGH_FAILING} failing ones.`,
    `It stops at once when ${percent(PLAIN_SHARE)} of its pages or more fail, from ${PLAIN_FAILING} failing ones, unless the present set fails alike.`,
    ...VITALS.map(
      (vital) =>
        `It stops when its ${vital.toUpperCase()} (75th percentile) is worse by over ${slackWords(vital)}, from ${ENOUGH_SAMPLES} measurements of each.`,
    ),
    `It stops when its pages hardly tell their vitals, as if it did not start: less than ${percent(SILENT_PART)} as often as with the present set, from ${ENOUGH_LEFT} pages older than ${STILL_OPEN_MINUTES} minutes.`,
  ];
}

function slackWords(vital: Vital): string {
  const { by, share } = SLACK[vital];
  return share > 0 ? `${vitalWords(vital, by)} and ${percent(share)}` : vitalWords(vital, by);
}
