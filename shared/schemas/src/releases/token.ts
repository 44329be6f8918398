/** Deploy tokens, which authorise publishing and promoting. A token is valid for one unit or for all, and is shown once. */
import { array, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const nameField = string()
  .trim()
  .matches(/^[a-z0-9][a-z0-9-]{1,59}$/, 'A token name looks like explore-team.')
  .required();

export const deployTokenSchema = object({
  id: string().required(),
  name: string().required(),
  /** Null: valid for all units, tokens and locks. */
  unit: string().nullable().defined(),
  createdAt: string().required(),
  createdBy: string().required(),
  lastUsedAt: string().nullable().defined(),
  revokedAt: string().nullable().defined(),
});
export type DeployToken = InferType<typeof deployTokenSchema>;

/** Only for admins and tokens that are valid for all units. */
export const createTokenEndpoint = endpoint({
  method: 'POST',
  path: 'releases/tokens',
  access: 'deploy',
  request: object({
    name: nameField,
    unit: string()
      .matches(/^[a-z]{1,40}$/)
      .nullable()
      .defined(),
  }),
  response: object({
    token: deployTokenSchema.required(),
    /** The token itself. The registry stores only its hash. */
    secret: string().required(),
  }),
  summary: 'Creates a deploy token.',
});

export const listTokensEndpoint = endpoint({
  method: 'GET',
  path: 'releases/tokens',
  access: 'deploy',
  request: object({}),
  response: object({ tokens: array(deployTokenSchema.required()).required() }),
  summary: 'Lists the deploy tokens, without their secrets.',
});

export const revokeTokenEndpoint = endpoint({
  method: 'POST',
  path: 'releases/tokens/:id/revoke',
  access: 'deploy',
  request: object({ id: string().max(64).required() }),
  response: deployTokenSchema.required(),
  summary: 'Revokes a deploy token immediately.',
});
