/** What an account holds: all of it in one file, and its end. */
import { mixed, object, string } from 'yup';
import { passwordField } from './account-fields';
import { endpoint } from './endpoint';

/** An object that is kept whole: what stands in it is for a person to read, not for a program. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything that is kept about the account, by part of the product. Hashes and tokens are no part of it. */
export const exportAccountEndpoint = endpoint({
  method: 'GET',
  path: 'account/export',
  access: 'session',
  request: object({}),
  response: object({
    /** ISO time. */
    exportedAt: string().required(),
    /** One entry for each part that holds something of the account. */
    data: mixed(isRecord).required(),
  }),
  summary: 'Everything that is kept about the account, as JSON.',
});

/** The form that ends an account. */
export const deleteAccountSchema = object({ password: passwordField });

/** Deletes the account and all that belongs to it, for good. PASSWORD_WRONG (field `password`). */
export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  path: 'account/delete',
  access: 'session',
  request: deleteAccountSchema,
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Deletes the account and all that belongs to it.',
});
