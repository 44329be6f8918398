import { paths } from '@sopaan/contract/paths';
import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import type { MailContent } from '../mail-content';
import type { SubscriptionKey, UnsubscribeTokens } from './unsubscribe-tokens';

/** A subscription that the recipient of a mail can end. */
export interface Subscription {
  key: SubscriptionKey;
  /** What the mails are about, after "emails about". */
  topic: string;
  /** The page on which a recipient without an account chooses emails. */
  preferencesPath?: string;
}

interface LinkOptions {
  tokens: UnsubscribeTokens;
  linkOrigin: string;
}

/** The links of a mail with which its recipient ends the subscription. */
export function unsubscribeLinks(
  { key, topic, preferencesPath }: Subscription,
  { tokens, linkOrigin }: LinkOptions,
): NonNullable<MailContent['unsubscribe']> {
  const token = tokens.tokenOf(key);
  return {
    topic,
    pageUrl: linkOrigin + paths.unsubscribe(token),
    oneClickUrl: `${linkOrigin}/api/${unsubscribeEndpoint.path.replace(':token', token)}`,
    ...(preferencesPath && { preferencesUrl: linkOrigin + preferencesPath }),
  };
}
