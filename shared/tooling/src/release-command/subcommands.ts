/** The subcommands of `npm run release`, each in its own file. */
import { diff } from './diff';
import { list } from './list';
import { lock, unlock } from './lock';
import { log } from './log';
import { paths } from './paths';
import { preview } from './preview';
import { promote } from './promote';
import { publish } from './publish';
import { retire } from './retire';
import { rollback } from './rollback';
import { status } from './status';
import { stopCanary } from './stop-canary';
import { token } from './token';
import type { ReleaseSubcommand } from './subcommand';
import { unretire } from './unretire';
import { verify } from './verify';

export const SUBCOMMANDS: readonly ReleaseSubcommand[] = [
  publish,
  preview,
  promote,
  stopCanary,
  rollback,
  retire,
  unretire,
  lock,
  unlock,
  status,
  list,
  diff,
  log,
  verify,
  token,
  paths,
];
