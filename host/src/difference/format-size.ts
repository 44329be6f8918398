const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Formats bytes in KiB, the unit of all sizes of releases. */
export function formatSize(bytes: number): string {
  return `${number.format(bytes / 1024)} KiB`;
}

/** `120 KiB instead of 118.5 KiB (+1.5 KiB)` */
export function formatSizeChange(before: number, after: number): string {
  if (before === after) return `${formatSize(after)} (unchanged)`;
  return `${formatSize(after)} instead of ${formatSize(before)} (${formatSignedSize(after - before)})`;
}

/** A difference in bytes, with its sign. */
export function formatSignedSize(bytes: number): string {
  const size = Math.abs(bytes);
  // Below 52 bytes the value in KiB would be rounded to 0.0.
  const text = size < 52 ? `${size} bytes` : formatSize(size);
  return `${bytes > 0 ? '+' : '−'}${text}`;
}
