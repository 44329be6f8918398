import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import {
  Box,
  Button,
  Card,
  CardContent,
  FailedState,
  Icon,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { packsQuery } from '../../api/get-packs';
import { ActivityLog } from './activity-log';
import { NewPackDialog } from './new-pack-dialog';
import { PackList } from './pack-list';

/** Links by which the member shares documents with one recipient each, and the log of what was done with them. */
export function PacksPanel({ documents }: { documents: readonly WalletFile[] }) {
  const id = useId();
  const [isCreating, setCreating] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(packsQuery);
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography id={id} variant="h4" component="h3" sx={{ flex: '1 1 200px' }}>
            Share documents
          </Typography>
          {documents.length > 0 && (
            <Button
              variant="outlined"
              startIcon={<Icon name="link" />}
              onClick={() => setCreating(true)}
            >
              Create a link
            </Button>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {documents.length > 0
            ? 'A link opens the documents that you choose, for one recipient and a limited time. You can see here each time it is opened.'
            : 'Once you have uploaded documents, you can share some of them with one recipient through a link.'}
        </Typography>
        {data ? (
          <>
            <PackList packs={data.packs} />
            <ActivityLog />
          </>
        ) : error && !isFetching ? (
          <FailedState
            level="h3"
            title="Your links could not be loaded"
            description={error.message}
            onRetry={() => refetch()}
          />
        ) : (
          <LoadingState shape="text" minHeight={64} />
        )}
      </CardContent>
      {isCreating && <NewPackDialog documents={documents} onClose={() => setCreating(false)} />}
    </Card>
  );
}
