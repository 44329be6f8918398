import type { DeployToken } from '@sopaan/schemas/release-token';
import { Button, VisuallyHidden } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { RecordTable } from '../table/record-table';
import type { Records } from '../table/records';
import { RevokeTokenDialog } from './revoke-token-dialog';

const columns: Records<DeployToken>['columns'] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'For', cell: ({ unit }) => unit ?? 'all units, tokens and locks' },
  {
    label: 'Made',
    cell: ({ createdAt, createdBy }) => (
      <>
        <DateText value={createdAt} time /> by {createdBy}
      </>
    ),
  },
  {
    label: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateText value={lastUsedAt} time /> : 'never'),
  },
  {
    label: 'State',
    cell: ({ revokedAt }) =>
      revokedAt ? (
        <>
          Revoked <DateText value={revokedAt} time />
        </>
      ) : (
        <Chip size="small" color="success" label="Valid" />
      ),
  },
];

export function TokenTable({ tokens }: { tokens: readonly DeployToken[] }) {
  const [asking, setAsking] = useState<DeployToken | null>(null);
  return (
    <>
      <RecordTable
        caption="Deploy tokens"
        rows={tokens}
        keyOf={({ id }) => id}
        columns={columns}
        actions={(token) =>
          token.revokedAt === null && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(token)}>
              Revoke…<VisuallyHidden>&nbsp;{token.name}</VisuallyHidden>
            </Button>
          )
        }
      />
      {asking && <RevokeTokenDialog token={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
