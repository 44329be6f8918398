import { DEVICE_DAYS } from '../modules/accounts/devices/device-cookie';
import { deleteOldLinks } from '../modules/accounts/links/links.repository';
import { endUnjudged, removeOldSubmissions } from '../modules/submissions/old-submissions';
import type { HousekeepingTask } from './housekeeping';
import { removeOld } from './remove-old';

/** What grows by itself, and how long it is kept. */
export const TASKS: readonly HousekeepingTask[] = [
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
    // Their refresh tokens go with them.
    name: 'sessions',
    run: (transaction) => removeOld(transaction, 'sessions', 'expires_at < now()'),
  },
  {
    // All tokens of one place in a session's line at once: one that is left alone would count as never used.
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
    // Their cookies are gone by then.
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
  { name: 'unjudged-submissions', run: endUnjudged },
  {
    name: 'rate-limits',
    run: (transaction) => removeOld(transaction, 'rate_limits', 'resets_at < now()'),
  },
];
