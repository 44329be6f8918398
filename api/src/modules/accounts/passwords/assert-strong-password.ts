import { ApiError } from '../../../http/api-error';
import { COMMON_PASSWORDS } from './common-passwords';

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

const COMMON = new Set(COMMON_PASSWORDS);

/** Rejects a new password that would be among the first guesses. */
export function assertStrongPassword(password: string, owner: Owner): void {
  const weakness = findWeakness(normalise(password), owner);
  if (weakness) throw new ApiError('VALIDATION_FAILED', { fields: { password: weakness } });
}

function findWeakness(password: string, { email, firstName, lastName }: Owner): string | undefined {
  if (password === '' || COMMON.has(password) || /^(.)\1*$/u.test(password)) {
    return 'Many people use this password, so it is easy to guess. Try a few words that only you would put together.';
  }
  const personalTexts = [
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
  ];
  if (personalTexts.some((text) => normalise(text) === password)) {
    return 'This is your name or your email address, which is easy to guess. Please choose something that only you would think of.';
  }
  return undefined;
}

/** Letter case and spaces do not make a password harder to guess. */
function normalise(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
