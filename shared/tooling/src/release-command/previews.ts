import {
  listPreviewsEndpoint,
  revokePreviewEndpoint,
  type Preview,
} from '@sopaan/schemas/releases/preview';
import { table } from '../terminal/table';
import { formatTime } from '../terminal/format';
import type { SubcommandResult, Invocation } from './subcommand';

export async function listPreviews(invocation: Invocation): Promise<SubcommandResult> {
  const { previews } = await invocation.registry().request(listPreviewsEndpoint, { limit: 50 });
  return {
    json: { previews },
    lines: previews.length > 0 ? table(previews.map(row)) : ['There are no previews.'],
  };
}

export async function revokePreview(invocation: Invocation): Promise<SubcommandResult> {
  const [id = ''] = invocation.args;
  const revoked = await invocation.registry().request(revokePreviewEndpoint, { id });
  return {
    json: { preview: revoked },
    lines: [`${invocation.style('green', 'revoked')} ${revoked.id}`],
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
