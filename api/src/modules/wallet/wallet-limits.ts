import { perAccount, perAddress, type Limit } from '../../rate-limit/limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Counted separately from the password checks of the settings, so that members who unlock the wallet often can still change these. */
export const unlockLimits: readonly Limit[] = [
  { name: 'wallet password', by: perAccount, count: 10, seconds: 15 * MINUTE },
];

export const uploadLimits: readonly Limit[] = [
  { name: 'wallet upload', by: perAccount, count: 200, seconds: HOUR },
];

export const detailsLimits: readonly Limit[] = [
  { name: 'wallet details', by: perAccount, count: 60, seconds: HOUR },
];

export const packLimits: readonly Limit[] = [
  { name: 'wallet pack', by: perAccount, count: 60, seconds: HOUR },
];

/** Tokens cannot be guessed; this limit keeps the log of a wallet short. */
export const openPackLimits: readonly Limit[] = [
  { name: 'wallet pack opening', by: perAddress, count: 300, seconds: 15 * MINUTE },
];
