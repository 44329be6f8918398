import type { AgeGroup } from '@sopaan/schemas/account/age';
import type { LINK_PURPOSES } from '@sopaan/schemas/account/sign-up';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

interface BaseLink extends Record<string, unknown> {
  id: string;
  /** The address to verify, as typed and as normalised. */
  email: string;
  emailKey: string;
  isUsed: boolean;
  isExpired: boolean;
  /** Whether its code may still be entered. */
  hasCode: boolean;
  /** Whether any account has this address now. */
  isTaken: boolean;
}

/** A link of somebody who has no account yet. */
export interface SignUpLink extends BaseLink {
  purpose: 'sign-up';
  firstName: string;
  lastName: string;
  passwordHash: string;
  /** Null if the form was sent by an older page, which does not ask for it. */
  termsVersion: number | null;
  privacyVersion: number | null;
  agreedAt: Date | null;
  ageGroup: AgeGroup | null;
  parentEmail: string | null;
}

/** A link of an account. */
export interface AccountLink extends BaseLink {
  purpose: 'change-email' | 'reset-password' | 'confirm-device' | 'recovery-email';
  userId: string;
  isOwnerActive: boolean;
  /** The account's address. */
  ownerEmail: string;
  /** Whether the account has this address now. */
  isOwnersEmail: boolean;
  /** Whether it is the account's recovery address now. */
  isRecoveryEmail: boolean;
  /** Whether the account has a newer link of this purpose to this address. */
  isSuperseded: boolean;
}

export type Link = SignUpLink | AccountLink;
export type LinkStatus = 'ready' | 'used' | 'expired' | 'invalid';

/**
 * The status of a link. `used` means that its action has been carried out; a link that was closed for another reason
 * is `invalid`.
 */
export function linkStatus(link: Link): LinkStatus {
  if (link.purpose !== 'sign-up' && !link.isOwnerActive) return 'invalid';
  // A mailbox that no longer belongs to the account gives no access.
  if (link.purpose === 'confirm-device' && !link.isOwnersEmail) return 'invalid';
  if (link.purpose === 'reset-password' && !link.isOwnersEmail && !link.isRecoveryEmail) {
    return 'invalid';
  }
  // The account's own address cannot be its recovery address.
  if (link.purpose === 'recovery-email' && link.isOwnersEmail) return 'invalid';
  if (link.isUsed) return isFulfilled(link) ? 'used' : 'invalid';
  // Of several mails to one address, only the newest can set a password.
  if (link.purpose === 'reset-password' && link.isSuperseded) return 'invalid';
  return link.isExpired ? 'expired' : 'ready';
}

function isFulfilled(link: Link): boolean {
  if (link.purpose === 'sign-up') return link.isTaken;
  if (link.purpose === 'change-email') return link.isOwnersEmail;
  if (link.purpose === 'recovery-email') return link.isRecoveryEmail;
  // Confirming a device does not use the link up; only a new password closes it.
  return link.purpose === 'reset-password';
}
