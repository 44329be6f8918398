import type { Preview } from '@sopaan/schemas/release-preview';
import { Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { Records } from '../table/records';
import { RevokePreviewDialog } from './revoke-preview-dialog';

const releasesOf = ({ overridden }: Preview) =>
  overridden.map(({ unit, version }) => `${unit} ${version}`).join(', ');

function stateOf({ revokedAt, expires }: Preview): 'Revoked' | 'Expired' | 'Open' {
  if (revokedAt) return 'Revoked';
  return Date.parse(expires) <= Date.now() ? 'Expired' : 'Open';
}

const columns: Records<Preview>['columns'] = [
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
    label: 'State',
    cell: (preview) => {
      const state = stateOf(preview);
      return <Chip size="small" label={state} color={state === 'Open' ? 'success' : 'default'} />;
    },
  },
  { label: 'Valid until', cell: ({ expires }) => <DateText value={expires} time /> },
  {
    label: 'Made',
    cell: ({ createdAt, createdBy }) => (
      <>
        <DateText value={createdAt} time /> by {createdBy}
      </>
    ),
  },
];

export function PreviewTable({ previews }: { previews: readonly Preview[] }) {
  const [asking, setAsking] = useState<Preview | null>(null);
  return (
    <>
      <RecordTable
        caption="Previews"
        rows={previews}
        keyOf={({ id }) => id}
        columns={columns}
        actions={(preview) =>
          stateOf(preview) === 'Open' && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(preview)}>
              Revoke…<VisuallyHidden>&nbsp;the preview of {releasesOf(preview)}</VisuallyHidden>
            </Button>
          )
        }
      />
      {asking && (
        <RevokePreviewDialog
          id={asking.id}
          releases={releasesOf(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
