const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** `1.2 MB`, `340 KB` or `95 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_048_576) return `${number.format(bytes / 1_048_576)} MB`;
  if (bytes >= 1_024) return `${number.format(Math.round(bytes / 1_024))} KB`;
  return `${number.format(bytes)} bytes`;
}
