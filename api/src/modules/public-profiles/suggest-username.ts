import { usernameField } from '@sopaan/schemas/public-profile/username';
import type { Queryable } from '../../database/database';
import { findTakenUsernames } from './public-profiles.repository';

/** How many numbers are tried after a name that is taken. */
const MAX_NUMBER = 50;
/** Leaves room for a hyphen and a number. */
const MAX_BASE_LENGTH = 27;

/** A username made of the name, such as `asha-rao`, with a number if that is taken; empty for a name without enough Latin letters. */
export async function suggestUsername(database: Queryable, name: string): Promise<string> {
  const base = toBase(name);
  if (base.length < 2) return '';
  const numbered = Array.from({ length: MAX_NUMBER }, (_, index) => `${base}-${index + 2}`);
  const candidates = [base, ...numbered].filter((each) => usernameField.isValidSync(each));
  const taken = new Set(await findTakenUsernames(database, candidates));
  return candidates.find((each) => !taken.has(each)) ?? '';
}

/** Removes the accents of Latin letters, and drops other characters. */
function toBase(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE_LENGTH)
    .replace(/^-+|-+$/g, '');
}
