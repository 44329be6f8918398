import { createHash } from 'node:crypto';
import type { AccountSettings } from '@sopaan/schemas/account/settings';

export interface AccountSettingsRow extends Record<string, unknown> {
  first_name: string;
  last_name: string;
  email: string;
  is_verified: boolean;
  phone: string;
  recovery_email: string | null;
  recovery_phone: string;
  date_of_birth: string | null;
  language: string;
  pending_email: string | null;
  pending_recovery_email: string | null;
}

export function toAccountSettings(row: AccountSettingsRow): AccountSettings {
  const values = {
    name: `${row.first_name} ${row.last_name}`.trim(),
    dob: row.date_of_birth ?? '',
    language: row.language,
    primaryEmail: row.email,
    recoveryEmail: row.recovery_email ?? '',
    primaryPhone: row.phone,
    recoveryPhone: row.recovery_phone,
  };
  return {
    ...values,
    isPrimaryEmailConfirmed: row.is_verified,
    pendingPrimaryEmail: row.pending_email ?? '',
    pendingRecoveryEmail: row.pending_recovery_email ?? '',
    revision: hashSettings(values),
  };
}

/** The revision is a hash, not a counter, because some of the values are also changed outside the settings. */
function hashSettings(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
