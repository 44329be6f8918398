/** `83` gives `1:23`, `3683` gives `1:01:23`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  if (hours === 0) return `${minutes}:${twoDigits(rest)}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}

/** `83` gives `01:23`, for files. */
export function paddedClockText(seconds: number): string {
  return clockText(seconds).padStart(5, '0');
}

/** `100` gives `1 hour 40 minutes`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && unitText(hours, 'hour'), rest > 0 && unitText(rest, 'minute')];
  return parts.filter(Boolean).join(' ') || unitText(1, 'minute');
}

/** About how long a lesson takes that has no clock, such as a text: `100` gives `2 mins`. */
export function shortMinutes(seconds: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'minute' }).format(
    Math.max(1, Math.round(seconds / 60)),
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function unitText(value: number, unit: 'hour' | 'minute'): string {
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
