import {
  NOT_OWN_EMAIL,
  type AgeGroup,
  type MemberAge,
  type stateAgeEndpoint,
} from '@sopaan/schemas/account/age';
import { isSameEmail } from '@sopaan/schemas/account/settings-form';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { queueMail } from '../../../mail/outbox';
import { addLegalConsent } from '../consents/consents.repository';
import { recipientById } from '../mails/recipients.repository';
import { newConsent } from '../sign-up/sign-up-consent';
import { lockUser } from '../users/users.repository';
import { findMemberAge, setAgeGroup } from './ages.repository';
import { askForConsent, deleteParentalConsent } from './parental-consents.repository';

/** Takes the public page of a member off the site. */
export type HidePublicProfile = (transaction: Queryable, userId: string) => Promise<void>;

/** Throws SESSION_ENDED if the account has been deactivated or deleted. */
export async function requireMemberAge(database: Queryable, userId: string): Promise<MemberAge> {
  const age = await findMemberAge(database, userId);
  if (!age) throw new ApiError('SESSION_ENDED');
  return age;
}

/** Stores the age group and, if it is given, the agreement to the legal texts. */
export function stateAge(
  database: Database,
  userId: string,
  { ageGroup, parentEmail, hasAgreed }: RequestOf<typeof stateAgeEndpoint>,
  hidePublicProfile: HidePublicProfile,
): Promise<MemberAge> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const before = await requireMemberAge(transaction, userId);
    if (hasAgreed) await addLegalConsent(transaction, userId, newConsent());
    if (ageGroup === 'adult') await stateAdult(transaction, userId, before);
    else if (!before.parent?.confirmedAt) {
      await setAgeGroup(transaction, userId, 'minor');
      await hidePublicProfile(transaction, userId);
      // The schema of the request requires the address of a minor's parent.
      await sendToParent(transaction, userId, parentEmail ?? '');
    }
    return requireMemberAge(transaction, userId);
  });
}

/** Rejects a minor without a confirmed consent: stating another age would be a way around it. */
async function stateAdult(
  transaction: Queryable,
  userId: string,
  { ageGroup, parent }: MemberAge,
): Promise<void> {
  if (ageGroup === 'minor' && !parent?.confirmedAt) {
    const fields = {
      ageGroup: 'You told us that you are under 18. If that has changed, please write to us.',
    };
    throw new ApiError('VALIDATION_FAILED', { fields });
  }
  await setAgeGroup(transaction, userId, 'adult');
  await deleteParentalConsent(transaction, userId);
}

/** Sends the link to the parent or guardian of a minor, again or to another address. */
export function askParent(
  database: Database,
  userId: string,
  parentEmail: string,
): Promise<MemberAge> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { ageGroup } = await requireMemberAge(transaction, userId);
    if (ageGroup !== 'minor') throw new ApiError('CONFLICT');
    await sendToParent(transaction, userId, parentEmail);
    return requireMemberAge(transaction, userId);
  });
}

/** Asks for the consent. CONFLICT if it has been given. */
async function sendToParent(
  transaction: Queryable,
  userId: string,
  parentEmail: string,
): Promise<void> {
  const member = await recipientById(transaction, userId);
  if (isSameEmail(member?.email, parentEmail)) {
    throw new ApiError('VALIDATION_FAILED', { fields: { parentEmail: NOT_OWN_EMAIL } });
  }
  const consentId = await askForConsent(transaction, userId, parentEmail);
  if (consentId === undefined) throw new ApiError('CONFLICT');
  await queueMail(transaction, 'parental-consent', { userId, consentId });
}

interface StatedAtSignUp {
  ageGroup: AgeGroup | null;
  parentEmail: string | null;
}

/** Stores what was stated in the form of a sign-up. The parent is asked only now that the member's own address is confirmed. */
export async function addStatedAge(
  transaction: Queryable,
  userId: string,
  { ageGroup, parentEmail }: StatedAtSignUp,
): Promise<void> {
  if (ageGroup === null) return;
  await setAgeGroup(transaction, userId, ageGroup);
  if (ageGroup === 'minor' && parentEmail !== null) {
    await sendToParent(transaction, userId, parentEmail);
  }
}
