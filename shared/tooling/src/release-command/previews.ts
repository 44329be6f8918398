import {
  listPreviewsEndpoint,
  revokePreviewEndpoint,
  type Preview,
} from '@sopaan/schemas/release-preview';
import { table } from '../terminal/table';
import { formatTime } from '../terminal/format';
import type { VerbResult, Call } from './verb';

export async function listPreviews(call: Call): Promise<VerbResult> {
  const { previews } = await call.registry().request(listPreviewsEndpoint, { limit: 50 });
  return {
    json: { previews },
    lines: previews.length > 0 ? table(previews.map(row)) : ['There are no previews.'],
  };
}

export async function revokePreview(call: Call, id: string): Promise<VerbResult> {
  const revoked = await call.registry().request(revokePreviewEndpoint, { id });
  return {
    json: { preview: revoked },
    lines: [`${call.style('green', 'revoked')} ${revoked.id}`],
  };
}

function row({ id, overridden, environment, createdBy, expires, revokedAt, note }: Preview) {
  return [
    id,
    overridden.map(({ unit, version }) => `${unit}@${version}`).join(' '),
    `in ${environment}`,
    `by ${createdBy}`,
    revokedAt ? `revoked ${formatTime(revokedAt)}` : formatExpiry(expires),
    note,
  ];
}

function formatExpiry(expires: string): string {
  return `${Date.parse(expires) < Date.now() ? 'expired' : 'until'} ${formatTime(expires)}`;
}
