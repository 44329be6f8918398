import { call } from '@sopaan/api-client/call';
import { createTokenEndpoint, revokeTokenEndpoint } from '@sopaan/schemas/releases/token';
import type { InferType } from 'yup';

export const createToken = (request: InferType<typeof createTokenEndpoint.request>) =>
  call(createTokenEndpoint, request);

export const revokeToken = (id: string) => call(revokeTokenEndpoint, { id });
