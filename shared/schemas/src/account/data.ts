/** Export and deletion of an account. */
import { mixed, object, string } from 'yup';
import { passwordField } from './fields';
import { endpoint } from '../api/endpoint';

/** An object of any shape: the export is for a person to read. What an import reads of it is in `profile-import/account-export.ts`. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything that is stored about the account, by part of the product, without hashes and tokens. */
export const exportAccountEndpoint = endpoint({
  method: 'GET',
  path: 'account/export',
  access: 'session',
  request: object({}),
  response: object({
    /** ISO time. */
    exportedAt: string().required(),
    /** One entry for each part of the product that stores something about the account. */
    data: mixed(isRecord).required(),
  }),
  summary: 'Exports everything that is stored about the account, as JSON.',
});

/** The form that deletes an account. */
export const deleteAccountSchema = object({ password: passwordField });

/** Deletes the account and its data permanently. PASSWORD_WRONG (field `password`). */
export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  path: 'account/delete',
  access: 'session',
  request: deleteAccountSchema,
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Deletes the account and its data permanently.',
});
