import type { FastifyInstance } from 'fastify';
import { paths } from '@sopaan/contract/paths';
import { MAIL_TOPICS } from '@sopaan/schemas/account/mail-choices';
import {
  getUnsubscribeLinkEndpoint,
  unsubscribeEndpoint,
} from '@sopaan/schemas/account/unsubscribe';
import { ApiError } from '../../../http/api-error';
import { inputReader } from '../../../http/request-input';
import { isSubscribed } from '../../../mail/optional-mail';
import { unsubscribeTokens, type Subscription } from '../../../mail/unsubscribe/unsubscribe-tokens';
import { route } from '../../../routes/route';
import { setMailChoice } from './mail-choices.repository';

/** Links in optional emails that turn off their category. */
export function unsubscribe(app: FastifyInstance): void {
  const tokens = unsubscribeTokens(app.settings.tokenSecret);
  const readInput = inputReader(getUnsubscribeLinkEndpoint.request, false);

  function findSubscription(token: string): Subscription {
    const subscription = tokens.subscriptionOf(token);
    if (!subscription) throw new ApiError('LINK_INVALID');
    return subscription;
  }

  route(app, getUnsubscribeLinkEndpoint, async ({ input: { token }, database }) => {
    const subscription = findSubscription(token);
    return {
      topic: MAIL_TOPICS[subscription.category],
      isWanted: await isSubscribed(database, subscription),
    };
  });

  route(
    app,
    unsubscribeEndpoint,
    async ({ input: { token }, database }) => {
      const { userId, category } = findSubscription(token);
      await setMailChoice(database, userId, { category, isWanted: false });
      return { topic: MAIL_TOPICS[category] };
    },
    { ignoresBody: true },
  );

  // Mail programs without one-click unsubscribing open the URL of the header in a browser.
  app.get(
    `/api/${unsubscribeEndpoint.path}`,
    { config: { access: 'public' }, schema: { summary: 'Redirects to the page of the link.' } },
    async (request, reply) => {
      const { token } = await readInput(request);
      return reply.header('cache-control', 'no-store').redirect(paths.unsubscribe(token), 303);
    },
  );
}
