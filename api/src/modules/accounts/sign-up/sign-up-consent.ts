import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import type { LegalConsent } from '../consents/consents.repository';
import type { SignUpLink } from '../links/link-record';

/** The consent of somebody who agrees now, to the present versions of the legal texts. */
export function newConsent(): LegalConsent {
  const { terms, privacy } = LEGAL_VERSIONS;
  return { termsVersion: terms.version, privacyVersion: privacy.version, agreedAt: new Date() };
}

/** What was agreed to in the sign-up form that the link belongs to; null if the form did not ask. */
export function consentOf({
  termsVersion,
  privacyVersion,
  agreedAt,
}: SignUpLink): LegalConsent | null {
  if (termsVersion === null || privacyVersion === null || agreedAt === null) return null;
  return { termsVersion, privacyVersion, agreedAt };
}
