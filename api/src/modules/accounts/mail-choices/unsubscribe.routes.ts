import type { FastifyInstance } from 'fastify';
import { paths } from '@sopaan/contract/paths';
import {
  getUnsubscribeLinkEndpoint,
  unsubscribeEndpoint,
} from '@sopaan/schemas/account/unsubscribe';
import { ApiError } from '../../../http/api-error';
import { inputReader } from '../../../http/request-input';
import type { SubscriptionSources } from '../../../mail/unsubscribe/subscription-source';
import { unsubscribeTokens } from '../../../mail/unsubscribe/unsubscribe-tokens';
import { route } from '../../../routes/route';

/** Links in mails that end a subscription without logging in. */
export function unsubscribe(app: FastifyInstance, sources: SubscriptionSources): void {
  const tokens = unsubscribeTokens(app.settings.tokenSecret);
  const readInput = inputReader(getUnsubscribeLinkEndpoint.request, { hasBody: false });

  function findSource(token: string) {
    const key = tokens.keyOf(token);
    const source = key && Object.hasOwn(sources, key.kind) ? sources[key.kind] : undefined;
    if (!key || !source) throw new ApiError('LINK_INVALID');
    return { source, id: key.id };
  }

  route(app, getUnsubscribeLinkEndpoint, ({ input: { token }, database }) => {
    const { source, id } = findSource(token);
    return source.find(database, id);
  });

  route(
    app,
    unsubscribeEndpoint,
    async ({ input: { token }, database }) => {
      const { source, id } = findSource(token);
      await source.end(database, id);
      return source.find(database, id);
    },
    { ignoresBody: true },
  );

  // Mail programs without one-click unsubscribing open the URL of the List-Unsubscribe header in a browser.
  app.get(
    `/api/${unsubscribeEndpoint.path}`,
    { config: { access: 'public' }, schema: { summary: 'Redirects to the page of the link.' } },
    async (request, reply) => {
      const { token } = await readInput(request);
      return reply.header('cache-control', 'no-store').redirect(paths.unsubscribe(token), 303);
    },
  );
}
