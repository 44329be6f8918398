import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';
import { PENDING_DAYS } from './age/parental-consents.repository';
import { DEVICE_DAYS } from './devices/device-cookie';
import { deleteOldLinks } from './links/links.repository';

export const accountsCleanup: readonly CleanupTask[] = [
  {
    // Refresh tokens are deleted by cascade.
    name: 'sessions',
    run: (transaction) => removeOld(transaction, 'sessions', 'expires_at < now()'),
  },
  {
    // The cookies with these tokens have expired: they last for 30 days. Deletes all tokens of a generation together: if some
    // remained, the generation could seem unused.
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
    // The cookies of these devices have expired.
    name: 'known-devices',
    run: (transaction) =>
      removeOld(
        transaction,
        'known_devices',
        `used_at < now() - make_interval(days => ${DEVICE_DAYS})`,
      ),
  },
  { name: 'email-links', run: deleteOldLinks },
  {
    name: 'parental-consents',
    run: (transaction) =>
      removeOld(
        transaction,
        'parental_consents',
        `confirmed_at is null and requested_at < now() - make_interval(days => ${PENDING_DAYS})`,
      ),
  },
];
