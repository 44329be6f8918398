/** `600` gives `10:00`. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `90` gives `1 minute 30 seconds`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const remainder = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [pluralize(minutes, 'minute')] : []),
    ...(remainder > 0 || minutes === 0 ? [pluralize(remainder, 'second')] : []),
  ];
  return parts.join(' ');
}

export const pluralize = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
