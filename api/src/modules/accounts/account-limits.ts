import {
  perAccount,
  perAddress,
  perBoth,
  perField,
  type CountedBy,
  type Limit,
} from '../../plugins/limits';
import { readSignUpCookie } from './sign-up/sign-up-cookie';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Each sign-up by itself, as its cookie or the link of its mail names it. */
const perSignUp: CountedBy = ({ request, input }) => {
  const named = tokenOf(input) ?? readSignUpCookie(request);
  return /^[\w-]{44}$/.test(named) ? named.slice(0, 22) : undefined;
};

/*
 * In India a whole hostel, or a town of a mobile network, shares one address: what is counted by address leaves room
 * for many people at once. What protects one person is counted by what is theirs.
 */
export const signUpLimits: readonly Limit[] = [
  { name: 'sign-up address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'sign-up email', by: perField('email'), count: 5, seconds: HOUR },
];

export const loginLimits: readonly Limit[] = [
  { name: 'login address', by: perAddress, count: 100, seconds: 15 * MINUTE },
];

/**
 * Browsers that are new to an account: who guesses at it from one place is stopped soon; from many places, before it
 * helps. Its owner is let in by a mail link then.
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

/** A browser in which somebody was signed in to the account before, whatever others do. */
export const knownDeviceLimits = (deviceId: string): readonly Limit[] => [
  { name: 'login device', by: () => deviceId, count: 10, seconds: 15 * MINUTE },
];

/** So often a mail link is sent; it works for longer. */
export const deviceMailLimits: readonly Limit[] = [
  { name: 'device mail', by: perField('email'), count: 1, seconds: HOUR },
];

/** Beside the five tries that each code has. */
export const codeLimits: readonly Limit[] = [
  { name: 'code address', by: perAddress, count: 100, seconds: 15 * MINUTE },
  { name: 'code sign-up', by: perSignUp, count: 10, seconds: 15 * MINUTE },
];

/** Nobody guesses a token; these keep the database from being asked in vain. */
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

/** Beyond it no mail is sent: the link of the last one works for longer. */
export const forgotMailLimits: readonly Limit[] = [
  { name: 'forgot email', by: perField('email'), count: 2, seconds: 20 * MINUTE },
];

/** The same for a browser that the account knows. */
export const knownDeviceMailLimits = (deviceId: string): readonly Limit[] => [
  { name: 'forgot device', by: () => deviceId, count: 5, seconds: HOUR },
];

export const resetLimits: readonly Limit[] = [
  { name: 'reset address', by: perAddress, count: 60, seconds: HOUR },
];

export const changePasswordLimits: readonly Limit[] = [
  { name: 'own password', by: perAccount, count: 10, seconds: HOUR },
];

export const changeEmailLimits: readonly Limit[] = [
  { name: 'own password', by: perAccount, count: 10, seconds: HOUR },
];

function tokenOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('token' in input)) return undefined;
  return typeof input.token === 'string' ? input.token : undefined;
}
