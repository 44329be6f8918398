import {
  perAccount,
  perAddress,
  perBoth,
  perField,
  toSubjects,
  type CountedBy,
  type Limit,
} from '../../rate-limit/limits';
import { readSignUpCookie } from './sign-up/sign-up-cookie';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A signed id: 22 characters of the id, then 22 of its signature. */
const SIGNED_ID = /^[\w-]{44}$/;
const ID_LENGTH = 22;

/** Counts each sign-up separately, identified by its cookie or by the token of its mail link. */
const perSignUp: CountedBy = ({ request, input }) => {
  const token = readToken(input) ?? readSignUpCookie(request);
  return SIGNED_ID.test(token) ? toSubjects(token.slice(0, ID_LENGTH)) : [];
};

/*
 * In India a whole hostel, or a town on one mobile network, may share an IP address, so limits by address leave room
 * for many people. Limits that protect one person are counted by email, device or account instead.
 */
export const signUpLimits: readonly Limit[] = [
  { name: 'sign-up address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'sign-up email', by: perField('email'), count: 5, seconds: HOUR },
  { name: 'parent mail', by: perField('parentEmail'), count: 5, seconds: DAY },
];

/** Protects the owners of addresses that members enter. */
export const parentMailLimits: readonly Limit[] = [
  { name: 'parent mail account', by: perAccount, count: 10, seconds: DAY },
  { name: 'parent mail', by: perField('parentEmail'), count: 5, seconds: DAY },
];

export const loginLimits: readonly Limit[] = [
  { name: 'login address', by: perAddress, count: 100, seconds: 15 * MINUTE },
];

/**
 * For browsers that are new to an account. Guesses from one address are blocked early, guesses from many addresses only
 * after 30. The owner can still log in through a mail link.
 */
export const newDeviceLimits: readonly Limit[] = [
  { name: 'login email', by: perField('email'), count: 30, seconds: 15 * MINUTE },
  {
    name: 'login both',
    by: perBoth(perAddress, perField('email')),
    count: 10,
    seconds: 15 * MINUTE,
  },
];

/** For a browser in which the owner was logged in before; attempts from elsewhere do not count against it. */
export const knownDeviceLimits = (deviceId: string): readonly Limit[] => [
  { name: 'login device', by: () => toSubjects(deviceId), count: 10, seconds: 15 * MINUTE },
];

/** One mail an hour is enough: its link is valid for longer. */
export const deviceMailLimits: readonly Limit[] = [
  { name: 'device mail', by: perField('email'), count: 1, seconds: HOUR },
];

/** These limits apply in addition to the five attempts that each code has. */
export const codeLimits: readonly Limit[] = [
  { name: 'code address', by: perAddress, count: 100, seconds: 15 * MINUTE },
  { name: 'code sign-up', by: perSignUp, count: 10, seconds: 15 * MINUTE },
];

/** Tokens cannot be guessed; this limit only protects the database from useless queries. */
export const linkLimits: readonly Limit[] = [
  { name: 'link address', by: perAddress, count: 300, seconds: 15 * MINUTE },
];

export const resendLimits: readonly Limit[] = [
  { name: 'resend address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'resend pause', by: perSignUp, count: 1, seconds: 30 },
  { name: 'resend sign-up', by: perSignUp, count: 5, seconds: HOUR },
];

export const forgotLimits: readonly Limit[] = [
  { name: 'forgot address', by: perAddress, count: 60, seconds: HOUR },
];

/** Beyond this limit no mail is sent, as the link of the last one is still valid. */
export const forgotMailLimits: readonly Limit[] = [
  { name: 'forgot email', by: perField('email'), count: 2, seconds: 20 * MINUTE },
];

/** As `forgotMailLimits`, for a browser in which the owner was logged in before. */
export const knownDeviceMailLimits = (deviceId: string): readonly Limit[] => [
  { name: 'forgot device', by: () => toSubjects(deviceId), count: 5, seconds: HOUR },
];

export const resetLimits: readonly Limit[] = [
  { name: 'reset address', by: perAddress, count: 60, seconds: HOUR },
];

/** Limits with the same name share a counter: guesses of the current password count together, wherever it is asked for. */
export const changePasswordLimits: readonly Limit[] = [
  { name: 'current password', by: perAccount, count: 10, seconds: HOUR },
];

export const changeEmailLimits: readonly Limit[] = [
  { name: 'current password', by: perAccount, count: 10, seconds: HOUR },
];

/** Counts only requests with a password, which could be guesses: changes of phone numbers need none. */
export const saveContactLimits: readonly Limit[] = [
  {
    name: 'current password',
    by: (context) => (hasPassword(context.input) ? perAccount(context) : []),
    count: 10,
    seconds: HOUR,
  },
];

function hasPassword(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    'currentPassword' in input &&
    input.currentPassword !== ''
  );
}

function readToken(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('token' in input)) return undefined;
  return typeof input.token === 'string' ? input.token : undefined;
}
