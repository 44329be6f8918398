import type { OpenedPack } from '@sopaan/schemas/wallet/packs';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import { Box, Button, Card, CardContent, EmptyState, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { packFileUrl } from '../pack-file-url';

interface PackDocumentsProps {
  pack: OpenedPack;
  token: string;
}

/** What the recipient of a link sees. */
export function PackDocuments({ pack, token }: PackDocumentsProps) {
  const { owner, receiver, expiresAt, documents } = pack;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {`For ${receiver}, from ${owner}. The link works until `}
        <DateText value={expiresAt} time />. {owner} sees when it is opened. Each document is a copy
        with a watermark that shows who it was shared with and when.
      </Typography>
      {documents.length === 0 && (
        <EmptyState
          icon="file"
          title="No documents left"
          description="The documents of this link have been deleted."
        />
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {documents.map(({ fileId, slot, name }) => (
          <Card key={fileId} component="li">
            <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="subtitle1" component="h2">
                  {slotLabel(slot)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {name}
                </Typography>
              </Box>
              <Button
                href={packFileUrl(token, fileId)}
                target="_blank"
                rel="noopener"
                variant="outlined"
                startIcon={<Icon name="external" />}
                aria-label={`Open ${slotLabel(slot)} in a new tab`}
              >
                Open
              </Button>
            </CardContent>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
