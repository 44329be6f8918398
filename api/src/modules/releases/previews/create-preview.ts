import type { RequestOf, ResponseOf } from '@sopaan/schemas/endpoint';
import type { createPreviewEndpoint } from '@sopaan/schemas/release-preview';
import type { Deployer } from '../../../plugins/access';
import { ApiError } from '../../../plugins/api-error';
import type { Database } from '../../../plugins/database';
import { findEnvironment } from '../environments/environments.repository';
import { known } from '../environments/require-environment';
import { addLog } from '../log/log.repository';
import { nameOf } from '../sets/release-name';
import { newParts, unitsOf, withParts } from '../sets/set-parts';
import { saveSet } from '../sets/sets.repository';
import { refuseUnknown } from '../sets/assert-published';
import type { BlobStore } from '../../../files/store/store';
import { newPreviewId, type PreviewTokens } from './preview-token';
import { addPreview, findPreview } from './previews.repository';
import { refuseFaulty } from './assert-previewable';

interface Wanted {
  database: Database;
  store: BlobStore;
  tokens: PreviewTokens;
  deployer: Deployer;
  input: RequestOf<typeof createPreviewEndpoint>;
  now: Date;
}

const DAY_MILLISECONDS = 86_400_000;

/** Makes a link that shows the environment's present set with these releases in it. */
export async function createPreview(
  wanted: Wanted,
): Promise<ResponseOf<typeof createPreviewEndpoint>> {
  const { database, store, tokens, deployer, input, now } = wanted;
  const { environment: name, note } = input;
  await refuseUnknown(database, input.parts);
  const environment = known(await findEnvironment(database, name), name);
  const parts = withParts(environment.set, input.parts);
  await refuseFaulty(database, store, environment, parts);

  const overridden = newParts(environment.set, { parts });
  const id = newPreviewId();
  const expires = wholeSecond(now.getTime() + input.days * DAY_MILLISECONDS);
  return database.transaction(async (transaction) => {
    const set = await saveSet(transaction, parts);
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
      releases: overridden.map(nameOf),
      why: note,
      from: environment.set.id,
      to: set.id,
    });
    const preview = await findPreview(transaction, id);
    if (!preview) throw new ApiError('INTERNAL');
    return { preview, token: tokens.sign({ id, expires }) };
  });
}

/** Token and row say the same moment: a token counts seconds. */
function wholeSecond(milliseconds: number): Date {
  return new Date(Math.ceil(milliseconds / 1000) * 1000);
}
