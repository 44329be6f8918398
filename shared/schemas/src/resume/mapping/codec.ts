/** Translates a field of the profile to one of JSON Resume and back. */
export interface Codec<Stored, Standard> {
  encode: (stored: Stored) => Standard;
  decode: (standard: Standard) => Stored;
}

/** The stored value, for `meta`; undefined if the standard field is enough to restore it. */
export function toRaw<Stored, Standard>(
  { encode, decode }: Codec<Stored, Standard>,
  stored: Stored,
): Stored | undefined {
  return isSame(decode(encode(stored)), stored) ? undefined : stored;
}

/** The raw value from `meta`, or the decoded standard field if that has been changed since. */
export function restore<Stored, Standard>(
  { encode, decode }: Codec<Stored, Standard>,
  standard: Standard,
  raw: Stored | undefined,
): Stored {
  return raw !== undefined && isSame(encode(raw), standard) ? raw : decode(standard);
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** JSON that does not depend on the order of the fields of an object. */
function canonicalJson(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isObject ? Object.entries(value).sort() : value);
}

/** Removes and returns the first extras of the entry with this name. */
export function takeExtras<T extends { of: string }>(extras: T[], of: string): T | undefined {
  const index = extras.findIndex((each) => each.of === of);
  return index < 0 ? undefined : extras.splice(index, 1)[0];
}
