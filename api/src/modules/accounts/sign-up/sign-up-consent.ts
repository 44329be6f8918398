import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import type { LegalConsent } from '../consents/consents.repository';
import type { SignUpLink } from '../links/link-record';

/** Agreeing in the form of a sign-up is agreeing to the present versions. */
export function newConsent(): LegalConsent {
  const { terms, privacy } = LEGAL_VERSIONS;
  return { termsVersion: terms.version, privacyVersion: privacy.version, agreedAt: new Date() };
}

/** What was agreed to in the form that the link belongs to. */
export function consentOf({
  termsVersion,
  privacyVersion,
  agreedAt,
}: SignUpLink): LegalConsent | null {
  if (termsVersion === null || privacyVersion === null || agreedAt === null) return null;
  return { termsVersion, privacyVersion, agreedAt };
}
