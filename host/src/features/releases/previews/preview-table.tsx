import type { Preview } from '@sopaan/schemas/releases/preview';
import { Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';
import { RevokePreviewDialog } from './revoke-preview-dialog';

const overriddenReleases = ({ overridden }: Preview) =>
  overridden.map(({ unit, version }) => `${unit} ${version}`).join(', ');

function previewState(
  { revokedAt, expires }: Preview,
  now: number,
): 'Revoked' | 'Expired' | 'Active' {
  if (revokedAt) return 'Revoked';
  return Date.parse(expires) <= now ? 'Expired' : 'Active';
}

const columnsAt = (now: number): RecordTableProps<Preview>['columns'] => [
  {
    label: 'Releases',
    cell: ({ overridden, environment, note }) => (
      <>
        {overridden.map(({ unit, release }) => (
          <Box key={unit}>
            {unit} <Code>{release}</Code>
          </Box>
        ))}
        <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
          in {environment}
          {note && `: ${note}`}
        </Box>
      </>
    ),
  },
  {
    label: 'Status',
    cell: (preview) => {
      const state = previewState(preview, now);
      return <Chip size="small" label={state} color={state === 'Active' ? 'success' : 'default'} />;
    },
  },
  { label: 'Valid until', cell: ({ expires }) => <DateText value={expires} time /> },
  {
    label: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <>
        <DateText value={createdAt} time /> by {createdBy}
      </>
    ),
  },
];

interface PreviewTableProps {
  previews: readonly Preview[];
  /** When the list was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

export function PreviewTable({ previews, fetchedAt }: PreviewTableProps) {
  const [revoking, setRevoking] = useState<Preview | null>(null);
  return (
    <>
      <RecordTable
        caption="Previews"
        rows={previews}
        getKey={({ id }) => id}
        columns={columnsAt(fetchedAt)}
        actions={(preview) =>
          previewState(preview, fetchedAt) === 'Active' && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setRevoking(preview)}>
              Revoke…
              <VisuallyHidden>&nbsp;the preview of {overriddenReleases(preview)}</VisuallyHidden>
            </Button>
          )
        }
      />
      {revoking && (
        <RevokePreviewDialog
          id={revoking.id}
          releases={overriddenReleases(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}
