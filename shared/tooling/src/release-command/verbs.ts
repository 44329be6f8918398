/** The verbs of `npm run release`, each in its own file. */
import { diff } from './diff';
import { list } from './list';
import { lock, unlock } from './lock';
import { log } from './log';
import { preview } from './preview';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { status } from './status';
import { stopCanary } from './stop-canary';
import { token } from './token';
import type { Verb } from './verb';
import { verify } from './verify';

export const VERBS: readonly Verb[] = [
  publish,
  preview,
  promote,
  stopCanary,
  rollback,
  lock,
  unlock,
  status,
  list,
  diff,
  log,
  verify,
  token,
];
