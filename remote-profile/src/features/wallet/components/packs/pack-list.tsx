import type { Pack } from '@sopaan/schemas/wallet/packs';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import { Box, Button, Divider, Typography } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { useRevokePack } from '../../api/use-change-packs';

export function PackList({ packs }: { packs: readonly Pack[] }) {
  if (packs.length === 0) return null;
  return (
    <Box component="ul" aria-label="Links" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {packs.map((pack, index) => (
        <li key={pack.packId}>
          {index > 0 && <Divider />}
          <PackRow pack={pack} />
        </li>
      ))}
    </Box>
  );
}

function PackRow({ pack }: { pack: Pack }) {
  const { packId, receiver, documents, openingCount } = pack;
  const row = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: revoke } = useRevokePack(packId);
  const times = openingCount === 1 ? 'once' : `${openingCount} times`;
  const done = () => setAsking(false);
  return (
    <Box
      ref={row}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1.5 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {receiver}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {documents.map(({ slot }) => slotLabel(slot)).join(', ') || 'No documents left'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${describeState(pack)} · ${openingCount === 0 ? 'Not opened yet' : `Opened ${times}`}`}
        </Typography>
      </Box>
      {pack.state === 'active' && (
        <Button
          size="small"
          color="error"
          aria-label={`Revoke the link for ${receiver}`}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44 }}
        >
          Revoke
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Revoke the link for ${receiver}?`}
        text="The link stops working immediately. Copies they have already saved are not affected."
        confirmLabel="Revoke"
        cancelLabel="Keep"
        errorTitle="The link could not be revoked"
        onConfirm={() => revoke()}
        onDone={done}
        onCancel={done}
        focusAfter={() => row.current}
      />
    </Box>
  );
}

function describeState({ state, expiresAt }: Pack): string {
  if (state === 'revoked') return 'Revoked';
  return `${state === 'active' ? 'Works until' : 'Expired'} ${dateText(expiresAt, { time: true })}`;
}
