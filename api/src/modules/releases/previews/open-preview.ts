import type { OpenedPreview } from '@sopaan/schemas/releases/preview';
import type { Queryable } from '../../../database/database';
import type { PreviewTokens } from './preview-token';
import { findPreview } from './previews.repository';

/** A link is valid if both its signature and its row in the registry, which can be revoked, say so. */
export async function openPreview(
  database: Queryable,
  tokens: PreviewTokens,
  { token, now }: { token: string; now: Date },
): Promise<OpenedPreview> {
  const payload = tokens.read(token);
  const preview = payload && (await findPreview(database, payload.id));
  if (!preview) return { problem: 'unknown', preview: null };
  if (preview.revokedAt !== null) return { problem: 'revoked', preview: null };
  const expiry = Math.min(payload.expires.getTime(), Date.parse(preview.expires));
  if (now.getTime() >= expiry) return { problem: 'expired', preview: null };
  return { problem: null, preview };
}
