const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Bytes in KiB, as everything of releases is measured. */
export function sizeText(bytes: number): string {
  return `${number.format(bytes / 1024)} KiB`;
}

/** `120 KiB instead of 118.5 KiB (+1.5 KiB)` */
export function sizeChange(before: number, after: number): string {
  if (before === after) return `${sizeText(after)} as before`;
  return `${sizeText(after)} instead of ${sizeText(before)} (${signed(after - before)})`;
}

/** With its sign, for a change. */
export function signed(bytes: number): string {
  const size = Math.abs(bytes);
  // Less than what a KiB with one decimal shows.
  const text = size < 52 ? `${size} bytes` : sizeText(size);
  return `${bytes > 0 ? '+' : '−'}${text}`;
}
