import type { DeployToken } from '@sopaan/schemas/releases/token';
import { Button, VisuallyHidden } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';
import { RevokeTokenDialog } from './revoke-token-dialog';

const columns: RecordTableProps<DeployToken>['columns'] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'For', cell: ({ unit }) => unit ?? 'all units, tokens and locks' },
  {
    label: 'Created',
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
    label: 'Status',
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
  const [revoking, setRevoking] = useState<DeployToken | null>(null);
  return (
    <>
      <RecordTable
        caption="Deploy tokens"
        rows={tokens}
        getKey={({ id }) => id}
        columns={columns}
        actions={(token) =>
          token.revokedAt === null && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setRevoking(token)}>
              Revoke…<VisuallyHidden>&nbsp;{token.name}</VisuallyHidden>
            </Button>
          )
        }
      />
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
