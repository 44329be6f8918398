import type { Preview } from '@sopaan/schemas/releases/preview';
import type { Deployer } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import type { Database } from '../../../database/database';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { markRevoked, findPreview } from './previews.repository';

/** Revokes a preview for everybody who has the link. Repeating it changes nothing. */
export function revokePreview(
  database: Database,
  deployer: Deployer,
  id: string,
): Promise<Preview> {
  return database.transaction(async (transaction) => {
    const isNewlyRevoked = await markRevoked(transaction, id);
    const preview = await findPreview(transaction, id);
    if (!preview) throw new ApiError('NOT_FOUND');
    if (isNewlyRevoked) {
      await addLog(transaction, {
        actor: deployer.name,
        action: 'revoke preview',
        environment: preview.environment,
        releases: preview.overridden.map(releaseName),
        why: preview.note,
        from: preview.set.id,
      });
    }
    return preview;
  });
}
