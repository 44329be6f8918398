import type { Queryable } from '../../../database/database';

/** The versions of the legal texts that somebody has agreed to, and when. */
export interface LegalConsent {
  termsVersion: number;
  privacyVersion: number;
  agreedAt: Date;
}

export async function addLegalConsent(
  transaction: Queryable,
  userId: string,
  { termsVersion, privacyVersion, agreedAt }: LegalConsent,
): Promise<void> {
  await transaction.query(
    `insert into legal_consents (user_id, document, version, agreed_at)
     values ($1, 'terms', $2, $4), ($1, 'privacy', $3, $4)
     on conflict (user_id, document, version) do nothing`,
    [userId, termsVersion, privacyVersion, agreedAt],
  );
}
