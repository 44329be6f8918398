import type { PackActivity } from '@sopaan/schemas/wallet/packs';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../../components/paged-list/paged-list';
import { activityQuery } from '../../api/get-packs';

/** What was done with the links and sent with applications, newest first. */
export function ActivityLog() {
  return (
    <Box>
      <Typography variant="subtitle1" component="h4">
        Activity
      </Typography>
      <PagedList
        query={useInfiniteQuery(activityQuery)}
        label="Activity"
        keyOf={({ id }) => id}
        renderItem={(entry) => <ActivityEntry entry={entry} />}
        empty={
          <Typography variant="body2" color="textSecondary">
            Nothing has been shared yet.
          </Typography>
        }
        failedTitle="The activity could not be loaded"
      />
    </Box>
  );
}

function ActivityEntry({ entry }: { entry: PackActivity }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        <DateText value={entry.at} time />
      </Box>
      {describeActivity(entry)}
      {entry.count > 1 && ` (${entry.count} times)`}
    </Typography>
  );
}

function describeActivity({ action, receiver, document }: PackActivity): string {
  switch (action) {
    case 'created':
      return `You created a link for ${receiver}`;
    case 'revoked':
      return `You revoked the link for ${receiver}`;
    case 'document-opened':
      return `${document ?? 'A document'} was opened through the link for ${receiver}`;
    case 'opened':
      return `The link for ${receiver} was opened`;
    case 'sent':
      return `${document ?? 'A document'} was sent with the application to ${receiver}`;
    case 'withdrawn':
      return `You withdrew the application to ${receiver}, so it can no longer open your documents`;
    default:
      return [action, document, receiver].filter(Boolean).join(' · ');
  }
}
