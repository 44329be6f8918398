import type { RequestOf, ResponseOf } from '@sopaan/schemas/api/endpoint';
import type { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import type { Deployer } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import type { Database } from '../../../database/database';
import { findEnvironment } from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { addLog } from '../log/log.repository';
import { reserveReleases } from '../removal/assert-not-removed';
import { releaseName } from '../sets/release-name';
import { changedReleases, unitsOf, replaceReleases } from '../sets/set-releases';
import { storeSet } from '../sets/sets.repository';
import { assertPublished } from '../sets/assert-published';
import type { BlobStore } from '../../../files/store/store';
import { newPreviewId, type PreviewTokens } from './preview-token';
import { addPreview, findPreview } from './previews.repository';
import { assertPreviewable } from './assert-previewable';

interface PreviewRequest {
  database: Database;
  store: BlobStore;
  tokens: PreviewTokens;
  deployer: Deployer;
  input: RequestOf<typeof createPreviewEndpoint>;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Creates a link that shows the current set of the environment with these releases in it. */
export async function createPreview(
  request: PreviewRequest,
): Promise<ResponseOf<typeof createPreviewEndpoint>> {
  const { database, store, tokens, deployer, input, now } = request;
  const { environment: name, note } = input;
  await assertPublished(database, input.parts);
  const environment = requireEnvironment(await findEnvironment(database, name), name);
  const releases = replaceReleases(environment.set, input.parts);
  await assertPreviewable(database, store, environment, releases);

  const overridden = changedReleases(environment.set, { parts: releases });
  const id = newPreviewId();
  const expires = ceilToSecond(now.getTime() + input.days * DAY_MS);
  return database.transaction(async (transaction) => {
    await reserveReleases(transaction, releases);
    const set = await storeSet(transaction, releases);
    const units = unitsOf(overridden);
    const by = deployer.name;
    await addPreview(transaction, {
      id,
      environment: name,
      setId: set.id,
      units,
      note,
      by,
      expires,
    });
    await addLog(transaction, {
      actor: by,
      action: 'preview',
      environment: name,
      releases: overridden.map(releaseName),
      why: note,
      from: environment.set.id,
      to: set.id,
    });
    const preview = await findPreview(transaction, id);
    if (!preview) throw new ApiError('INTERNAL');
    return { preview, token: tokens.sign({ id, expires }) };
  });
}

/** Tokens count in seconds, so the row gets the same precision. */
function ceilToSecond(milliseconds: number): Date {
  return new Date(Math.ceil(milliseconds / 1000) * 1000);
}
