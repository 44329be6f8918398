import { call } from '@sopaan/api-client/call';
import { createPreviewEndpoint, revokePreviewEndpoint } from '@sopaan/schemas/releases/preview';
import type { InferType } from 'yup';

export const createPreview = (request: InferType<typeof createPreviewEndpoint.request>) =>
  call(createPreviewEndpoint, request);

export const revokePreview = (id: string) => call(revokePreviewEndpoint, { id });
