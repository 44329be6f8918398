import { DEVICE_DAYS } from '../modules/accounts/devices/device-cookie';
import { deleteOldLinks } from '../modules/accounts/links/links.repository';
import {
  failUnjudgedSubmissions,
  removeOldSubmissions,
} from '../modules/submissions/old-submissions';
import type { CleanupTask } from './cleanup';
import { removeOld } from './remove-old';

/** Removes data that accumulates, after its retention time. */
export const TASKS: readonly CleanupTask[] = [
  {
    name: 'mails',
    run: (transaction) =>
      removeOld(
        transaction,
        'outbox',
        `coalesce(sent_at, skipped_at) < now() - interval '30 days'
         or failed_at < now() - interval '90 days'`,
      ),
  },
  {
    // Refresh tokens are deleted by cascade.
    name: 'sessions',
    run: (transaction) => removeOld(transaction, 'sessions', 'expires_at < now()'),
  },
  {
    // All tokens of one generation at once: a single one left would count as unused.
    name: 'refresh-tokens',
    run: (transaction) =>
      removeOld(
        transaction,
        'refresh_tokens',
        `exists (select from refresh_tokens later
                 where later.session_id = refresh_tokens.session_id
                   and later.generation > refresh_tokens.generation
                   and later.created_at < now() - interval '31 days')`,
      ),
  },
  {
    // Their cookies have expired by then.
    name: 'known-devices',
    run: (transaction) =>
      removeOld(
        transaction,
        'known_devices',
        `used_at < now() - make_interval(days => ${DEVICE_DAYS})`,
      ),
  },
  { name: 'email-links', run: deleteOldLinks },
  { name: 'submissions', run: removeOldSubmissions },
  { name: 'unjudged-submissions', run: failUnjudgedSubmissions },
  {
    name: 'rate-limits',
    run: (transaction) => removeOld(transaction, 'rate_limits', 'resets_at < now()'),
  },
];
