import type { OpenedPreview } from '@sopaan/schemas/release-preview';
import type { Queryable } from '../../../plugins/database';
import type { PreviewTokens } from './preview-token';
import { findPreview } from './previews.repository';

/** A link is valid if both its signature and its row in the registry, which can be revoked, say so. */
export async function openPreview(
  database: Queryable,
  tokens: PreviewTokens,
  { token, now }: { token: string; now: Date },
): Promise<OpenedPreview> {
  const named = tokens.read(token);
  const preview = named && (await findPreview(database, named.id));
  if (!preview) return { problem: 'unknown', preview: null };
  if (preview.revokedAt !== null) return { problem: 'revoked', preview: null };
  const ends = Math.min(named.expires.getTime(), Date.parse(preview.expires));
  if (now.getTime() >= ends) return { problem: 'expired', preview: null };
  return { problem: null, preview };
}
