import { paths } from '@sopaan/contract/paths';
import { MAIL_TOPICS } from '@sopaan/schemas/account/mail-choices';
import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import type { MailContent } from '../mail-content';
import type { Subscription, UnsubscribeTokens } from './unsubscribe-tokens';

/** The links of an optional mail, with which its recipient turns off mails of its category. */
export function unsubscribeLinks(
  subscription: Subscription,
  { tokens, linkOrigin }: { tokens: UnsubscribeTokens; linkOrigin: string },
): NonNullable<MailContent['unsubscribe']> {
  const token = tokens.tokenOf(subscription);
  return {
    topic: MAIL_TOPICS[subscription.category],
    pageUrl: linkOrigin + paths.unsubscribe(token),
    oneClickUrl: `${linkOrigin}/api/${unsubscribeEndpoint.path.replace(':token', token)}`,
  };
}
