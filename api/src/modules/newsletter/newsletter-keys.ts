import { signedIds, type SignedIds } from '../../auth/signed-ids';

/** The tokens of links in mails of the newsletter. The tokens of links that unsubscribe are `UnsubscribeTokens`. */
export interface NewsletterKeys {
  /** Confirms one subscription. */
  confirmation: SignedIds;
  /** Chooses the topics of a subscriber. */
  preferences: SignedIds;
}

export function newsletterKeys(tokenSecret: string): NewsletterKeys {
  return {
    confirmation: signedIds(tokenSecret, 'newsletter confirmation'),
    preferences: signedIds(tokenSecret, 'newsletter preferences'),
  };
}
