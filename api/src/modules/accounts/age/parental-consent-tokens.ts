import { signedIds, type SignedIds } from '../../../auth/signed-ids';

/** The tokens of the links with which parents and guardians decide. */
export function parentalConsentTokens(tokenSecret: string): SignedIds {
  return signedIds(tokenSecret, 'parental consent');
}
