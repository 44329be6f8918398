import type { FastifyInstance } from 'fastify';
import {
  confirmNewsletterEndpoint,
  getNewsletterConfirmationEndpoint,
} from '@sopaan/schemas/newsletter/confirmation';
import {
  getNewsletterIssueEndpoint,
  getNewsletterIssuesEndpoint,
} from '@sopaan/schemas/newsletter/issue';
import {
  getMemberNewsletterEndpoint,
  setMemberNewsletterEndpoint,
} from '@sopaan/schemas/newsletter/member-newsletter';
import {
  getNewsletterPreferencesEndpoint,
  setNewsletterPreferencesEndpoint,
} from '@sopaan/schemas/newsletter/preferences';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { ApiError } from '../../http/api-error';
import { perAddress, perField, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findIssue, findIssues } from './issues/issues.repository';
import { readMemberNewsletter, setMemberTopic } from './members/members.service';
import { newsletterKeys } from './newsletter-keys';
import {
  confirm,
  readConfirmation,
  readPreferences,
  requestSubscription,
  setPreferences,
} from './subscriptions/subscriptions.service';

const HOUR = 60 * 60;
const limits: readonly Limit[] = [
  { name: 'newsletter address', by: perAddress, count: 60, seconds: HOUR },
  { name: 'newsletter email', by: perField('email'), count: 10, seconds: HOUR },
];

export function newsletter(app: FastifyInstance): void {
  const keys = newsletterKeys(app.settings.tokenSecret);

  function verifySubscriber(token: string): string {
    const id = keys.preferences.verify(token);
    if (id === undefined) throw new ApiError('LINK_INVALID');
    return id;
  }

  route(
    app,
    subscribeNewsletterEndpoint,
    async ({ input: { email, topic = 'weekly' }, database }) => {
      await requestSubscription(database, { email, topic });
      return { status: 'check-inbox' };
    },
    { limits },
  );

  route(app, getNewsletterConfirmationEndpoint, ({ input, database }) =>
    readConfirmation(database, input.token, keys),
  );
  route(app, confirmNewsletterEndpoint, ({ input, database }) =>
    confirm(database, input.token, keys),
  );

  route(app, getNewsletterPreferencesEndpoint, ({ input, database }) =>
    readPreferences(database, verifySubscriber(input.token)),
  );
  route(app, setNewsletterPreferencesEndpoint, ({ input, database }) =>
    setPreferences(database, { subscriberId: verifySubscriber(input.token), topics: input.topics }),
  );

  route(app, getMemberNewsletterEndpoint, ({ user, database }) =>
    readMemberNewsletter(database, user.id),
  );
  route(app, setMemberNewsletterEndpoint, ({ input, user, database }) =>
    setMemberTopic(database, user.id, input),
  );

  route(app, getNewsletterIssuesEndpoint, ({ input, database }) => findIssues(database, input));
  route(app, getNewsletterIssueEndpoint, async ({ input, database }) => {
    const issue = await findIssue(database, input.slug);
    if (!issue) throw new ApiError('NOT_FOUND');
    return issue;
  });
}
