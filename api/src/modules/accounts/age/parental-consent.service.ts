import type { ParentalConsent } from '@sopaan/schemas/account/parental-consent';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { queueMail } from '../../../mail/outbox';
import { newConsent } from '../sign-up/sign-up-consent';
import { lockUser } from '../users/users.repository';
import type { HidePublicProfile } from './age.service';
import { consentNotice, type AddConsentNotice } from './consent-notice';
import {
  confirmParentalConsent,
  deleteParentalConsent,
  findParentalConsent,
  type ParentalConsentRow,
} from './parental-consents.repository';

export async function readParentalConsent(
  database: Queryable,
  id: string | undefined,
): Promise<ParentalConsent> {
  return toParentalConsent(await requireConsent(database, id));
}

/** Confirms a pending consent, and notifies the member. */
export function confirmConsent(
  database: Database,
  id: string | undefined,
  addNotice: AddConsentNotice,
): Promise<ParentalConsent> {
  return database.transaction(async (transaction) => {
    const consent = await lockConsent(transaction, id);
    if (consent.confirmed_at !== null) return toParentalConsent(consent);
    await confirmParentalConsent(transaction, consent.id, newConsent());
    await notifyMember(transaction, { userId: consent.user_id, isConfirmed: true }, addNotice);
    return readParentalConsent(transaction, id);
  });
}

interface DeclineEffects {
  hidePublicProfile: HidePublicProfile;
  addNotice: AddConsentNotice;
}

/** Deletes a pending or confirmed consent with the address of the parent, and notifies the member. */
export function declineConsent(
  database: Database,
  id: string | undefined,
  { hidePublicProfile, addNotice }: DeclineEffects,
): Promise<ParentalConsent> {
  return database.transaction(async (transaction) => {
    const { user_id: userId, member_name: memberName } = await lockConsent(transaction, id);
    await deleteParentalConsent(transaction, userId);
    await hidePublicProfile(transaction, userId);
    await notifyMember(transaction, { userId, isConfirmed: false }, addNotice);
    return { status: 'declined', memberName, confirmedAt: null };
  });
}

async function notifyMember(
  transaction: Queryable,
  decision: { userId: string; isConfirmed: boolean },
  addNotice: AddConsentNotice,
): Promise<void> {
  await queueMail(transaction, 'parental-consent-decided', decision);
  await addNotice(transaction, consentNotice(decision.userId, decision.isConfirmed));
}

async function requireConsent(
  database: Queryable,
  id: string | undefined,
): Promise<ParentalConsentRow> {
  const consent = id === undefined ? undefined : await findParentalConsent(database, id);
  if (!consent) throw new ApiError('LINK_INVALID');
  return consent;
}

/** Locks first and reads again afterwards, so that the second of two concurrent calls sees the result of the first. */
async function lockConsent(
  transaction: Queryable,
  id: string | undefined,
): Promise<ParentalConsentRow> {
  const { user_id: userId } = await requireConsent(transaction, id);
  await lockUser(transaction, userId);
  return requireConsent(transaction, id);
}

function toParentalConsent(row: ParentalConsentRow): ParentalConsent {
  return {
    status: row.confirmed_at === null ? 'pending' : 'confirmed',
    memberName: row.member_name,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
