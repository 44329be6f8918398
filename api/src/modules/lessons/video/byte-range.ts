/** The first and the last byte. */
export interface ByteRange {
  start: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The byte range that a `Range` header requests. Undefined if the header is missing or ignored, as with several ranges; null if the
 * range has no byte of the file.
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): ByteRange | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // A suffix range: the last bytes of the file.
  if (from === '')
    return Number(to) > 0 ? { start: Math.max(0, bytes - Number(to)), last: bytes - 1 } : null;
  const [start, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < start) return undefined;
  return start < bytes ? { start, last } : null;
}
