/** The name in the address of a public page. */
import { string } from 'yup';

/** Names that visitors could take for a part of the site or for those who run it. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'auth',
  'contact',
  'edit',
  'help',
  'login',
  'logout',
  'me',
  'moderator',
  'new',
  'null',
  'official',
  'privacy',
  'profile',
  'root',
  'security',
  'settings',
  'sign-up',
  'signup',
  'sopaan',
  'staff',
  'support',
  'system',
  'team',
  'terms',
  'undefined',
  'user',
  'username',
  'www',
]);

/** A new username, converted to lower case. It is unique among all accounts. */
export const usernameField = string()
  .trim()
  .lowercase()
  .min(3, 'A username has at least 3 characters.')
  .max(30, 'A username has at most 30 characters.')
  .matches(/^[a-z0-9-]+$/, 'Use only the letters a to z, digits and hyphens.')
  .matches(/^[^-].*[^-]$/, 'A username begins and ends with a letter or a digit.')
  .test(
    'not reserved',
    'This username is reserved. Choose another one.',
    (username) => !isReserved(username ?? ''),
  )
  .required('Please choose a username.');

/** Ignores hyphens, because `ad-min` reads like `admin`. */
function isReserved(username: string): boolean {
  return RESERVED_USERNAMES.has(username) || RESERVED_USERNAMES.has(username.replaceAll('-', ''));
}
