import type { LINK_PURPOSES } from '@sopaan/schemas/account-sign-up';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

interface LinkFacts extends Record<string, unknown> {
  id: string;
  /** The address that it confirms, as typed and as compared. */
  email: string;
  emailKey: string;
  isUsed: boolean;
  isExpired: boolean;
  /** Whether its code may still be typed in. */
  hasCode: boolean;
  /** Whether any account has the address now. */
  isTaken: boolean;
}

/** A link of somebody who has no account yet. */
export interface SignUpLink extends LinkFacts {
  purpose: 'sign-up';
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** A link of an account. */
export interface AccountLink extends LinkFacts {
  purpose: 'change-email' | 'reset-password' | 'confirm-device';
  userId: string;
  isOwnerActive: boolean;
  /** Whether the account has this address now. */
  isOwnersAddress: boolean;
  /** Whether the account got a newer link of this purpose. */
  isOvertaken: boolean;
}

export type Link = SignUpLink | AccountLink;
export type LinkStanding = 'ready' | 'used' | 'expired' | 'invalid';

/** How a link stands. `used` says that what it asked for is so; one that was given up for another reason is `invalid`. */
export function standingOf(link: Link): LinkStanding {
  if (link.purpose !== 'sign-up' && !link.isOwnerActive) return 'invalid';
  // A mailbox that is no longer the account's opens nothing.
  const isForMailbox = link.purpose === 'reset-password' || link.purpose === 'confirm-device';
  if (isForMailbox && !link.isOwnersAddress) return 'invalid';
  if (link.isUsed) return hasHappened(link) ? 'used' : 'invalid';
  // Of several mails only the newest sets a password.
  if (link.purpose === 'reset-password' && link.isOvertaken) return 'invalid';
  return link.isExpired ? 'expired' : 'ready';
}

function hasHappened(link: Link): boolean {
  if (link.purpose === 'sign-up') return link.isTaken;
  if (link.purpose === 'change-email') return link.isOwnersAddress;
  // A link to a device is not used up by its device; a new password ends it.
  return link.purpose === 'reset-password';
}
