import type {
  MemberNewsletter,
  MemberTopicStatus,
} from '@sopaan/schemas/newsletter/member-newsletter';
import {
  NEWSLETTER_TOPICS,
  NEWSLETTER_TOPIC_TEXTS,
  type NewsletterTopic,
} from '@sopaan/schemas/newsletter/topics';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import {
  addConfirmedTopics,
  findConfirmedTopics,
  storeSubscriber,
} from '../subscriptions/subscriptions.repository';
import { endTopic } from '../subscriptions/subscriptions.service';
import {
  findTopicsByEmail,
  lockMemberEmail,
  lockSubscriberByEmail,
  moveRecipients,
  removeSubscriber,
} from './members.repository';

export function readMemberNewsletter(
  database: Database,
  userId: string,
): Promise<MemberNewsletter> {
  return database.transaction((transaction) => read(transaction, userId));
}

async function read(transaction: Queryable, userId: string): Promise<MemberNewsletter> {
  const { email, isVerified } = await requireEmail(transaction, userId);
  // An account must not learn whether an unverified address is subscribed, because it may be somebody else's.
  const found = isVerified ? await findTopicsByEmail(transaction, email) : [];
  const confirmed = new Map(found.map(({ topic, isConfirmed }) => [topic, isConfirmed]));
  return {
    email,
    isEmailConfirmed: isVerified,
    topics: NEWSLETTER_TOPICS.map((topic) => {
      const { name, description } = NEWSLETTER_TOPIC_TEXTS[topic];
      return { topic, name, description, status: statusOf(confirmed.get(topic)) };
    }),
  };
}

function statusOf(isConfirmed: boolean | undefined): MemberTopicStatus {
  if (isConfirmed === undefined) return 'off';
  return isConfirmed ? 'subscribed' : 'unconfirmed';
}

/** Needs no link: the account has proven that the address is the member's. */
export function setMemberTopic(
  database: Database,
  userId: string,
  { topic, isWanted }: { topic: NewsletterTopic; isWanted: boolean },
): Promise<MemberNewsletter> {
  return database.transaction(async (transaction) => {
    const { email, isVerified } = await requireEmail(transaction, userId);
    if (!isVerified)
      throw new ApiError('FORBIDDEN', { message: 'Confirm your email address first.' });
    if (isWanted) {
      const subscriberId = await storeSubscriber(transaction, email);
      await addConfirmedTopics(transaction, subscriberId, [topic]);
    } else {
      const subscriberId = await lockSubscriberByEmail(transaction, email);
      if (subscriberId !== undefined) await endTopic(transaction, { subscriberId, topic });
    }
    return read(transaction, userId);
  });
}

async function requireEmail(transaction: Queryable, userId: string) {
  const memberEmail = await lockMemberEmail(transaction, userId);
  if (!memberEmail) throw new ApiError('SESSION_ENDED');
  return memberEmail;
}

/**
 * The newsletter follows an account to its new address, which a link has confirmed: its confirmed topics, and issues that are being sent.
 * Nothing is kept under the former address, unless the account never confirmed it: then it may be somebody else's and is left alone.
 */
export async function moveNewsletter(
  transaction: Queryable,
  { from, to, wasVerified }: { from: string; to: string; wasVerified: boolean },
): Promise<void> {
  if (!wasVerified) return;
  const formerId = await lockSubscriberByEmail(transaction, from);
  if (formerId === undefined) return;
  const topics = await findConfirmedTopics(transaction, formerId);
  if (topics.length > 0) {
    const id = await storeSubscriber(transaction, to);
    await addConfirmedTopics(transaction, id, topics);
    await moveRecipients(transaction, { from: formerId, to: id });
  }
  await removeSubscriber(transaction, formerId);
}
