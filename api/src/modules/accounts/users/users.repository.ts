import { randomUUID } from 'node:crypto';
import type { SignUp } from '@sopaan/schemas/account/sign-up';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { userRecordSchema, type UserRecord } from './user-record';

export interface Account {
  id: string;
  role: string;
}

export type NewUser = Pick<SignUp, 'email' | 'firstName' | 'lastName'> & {
  passwordHash: string;
  /** Whether the address has been verified. */
  isVerified?: boolean;
};

export async function addUser(database: Queryable, user: NewUser): Promise<Account> {
  // `on conflict`, because PostgreSQL would write the address into its log on a unique violation.
  const [account] = await database.query<Account & Record<string, unknown>>(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, is_verified)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (email_key) do nothing returning id, role`,
    [
      randomUUID(),
      user.email,
      emailKey(user.email),
      user.passwordHash,
      user.firstName,
      user.lastName,
      user.isVerified ?? false,
    ],
  );
  if (account) return account;
  const fields = { email: 'An account with this email already exists.' };
  throw new ApiError('EMAIL_TAKEN', { fields });
}

export async function setRole(database: Queryable, id: string, role: string): Promise<void> {
  await database.query('update users set role = $2, updated_at = now() where id = $1', [id, role]);
}

/** Serialises changes of the account and its links. Take this lock first, to prevent deadlocks. */
export async function lockUser(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('select id from users where id = $1 for update', [id]);
}

interface Credentials extends Account, Record<string, unknown> {
  passwordHash: string;
}

export async function findCredentials(
  database: Queryable,
  email: string,
): Promise<Credentials | undefined> {
  const [credentials] = await database.query<Credentials>(
    `select id, role, password_hash as "passwordHash" from users where email_key = $1 and is_active`,
    [emailKey(email)],
  );
  return credentials;
}

export async function findUser(database: Queryable, id: string): Promise<UserRecord | undefined> {
  const [row] = await database.query(
    `select id, email, first_name as "firstName", last_name as "lastName", role,
            is_verified as "isVerified", is_active as "isActive", personal_info as "personalInfo",
            address, skills, education, work_experience as "workExperience", projects,
            social_links as "socialLinks", documents, section_versions as "sectionVersions",
            created_at as "createdAt", updated_at as "updatedAt"
     from users where id = $1 and is_active`,
    [id],
  );
  return row && userRecordSchema.validate(row, { stripUnknown: true });
}

/** Normalises an address, so that two spellings of it are the same account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Prevents the deletion of the account until the transaction ends. Take this lock before any other one, in the same
 * order as the deletion does.
 */
export async function lockAccountForShare(transaction: Queryable, userId: string): Promise<void> {
  const locked = await transaction.query('select from users where id = $1 for key share', [userId]);
  if (locked.length === 0) throw new ApiError('SESSION_ENDED');
}
