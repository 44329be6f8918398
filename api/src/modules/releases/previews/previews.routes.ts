import type { FastifyInstance } from 'fastify';
import { PAGE_LIMIT } from '@sopaan/schemas/api/paging';
import {
  createPreviewEndpoint,
  listPreviewsEndpoint,
  openPreviewEndpoint,
  previewDifferenceEndpoint,
  revokePreviewEndpoint,
} from '@sopaan/schemas/releases/preview';
import { perAddress } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { createPreview } from './create-preview';
import { openPreview } from './open-preview';
import { previewDifference } from './preview-difference';
import { previewTokens } from './preview-token';
import { findPreviews } from './previews.repository';
import { revokePreview } from './revoke-preview';

export function previews(app: FastifyInstance): void {
  const tokens = previewTokens(app.settings.tokenSecret);
  const store = app.releaseStore;

  route(app, createPreviewEndpoint, ({ input, user: deployer, database }) =>
    createPreview({ database, store, tokens, deployer, input, now: new Date() }),
  );

  route(app, listPreviewsEndpoint, async ({ input, database }) => ({
    previews: await findPreviews(database, input.limit ?? PAGE_LIMIT),
  }));

  route(app, revokePreviewEndpoint, ({ input, user, database }) =>
    revokePreview(database, user, input.id),
  );

  route(app, openPreviewEndpoint, ({ input, database }) =>
    openPreview(database, tokens, { token: input.token, now: new Date() }),
  );

  // Limited, because it is open to everybody with a link and compares two sets each time.
  route(
    app,
    previewDifferenceEndpoint,
    ({ input, database }) => previewDifference(database, tokens, { ...input, now: new Date() }),
    { limits: [{ name: 'preview difference', by: perAddress, count: 120, seconds: 60 }] },
  );
}
