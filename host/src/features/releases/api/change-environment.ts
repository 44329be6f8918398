/** Changes of an environment. Each but the lock names the revision that it is based on. */
import { call } from '@sopaan/api-client/call';
import {
  lockEndpoint,
  promoteEndpoint,
  rollbackEndpoint,
  stopCanaryEndpoint,
  unlockEndpoint,
} from '@sopaan/schemas/releases/environment';
import type { InferType } from 'yup';

export const promote = (request: InferType<typeof promoteEndpoint.request>) =>
  call(promoteEndpoint, request);

export const stopCanary = (request: InferType<typeof stopCanaryEndpoint.request>) =>
  call(stopCanaryEndpoint, request);

export const rollBack = (request: InferType<typeof rollbackEndpoint.request>) =>
  call(rollbackEndpoint, request);

export const lock = (request: InferType<typeof lockEndpoint.request>) =>
  call(lockEndpoint, request);

export const unlock = (request: InferType<typeof unlockEndpoint.request>) =>
  call(unlockEndpoint, request);
