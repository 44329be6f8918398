import { Box, Button, EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { noticesQuery } from '../api/get-notices';
import { NoticeItem } from './notice-item';

interface NoticeListProps {
  onlyUnread: boolean;
  onRead: (id: string) => void;
}

/** Notices, newest first. */
export function NoticeList({ onlyUnread, onRead }: NoticeListProps) {
  const list = useInfiniteQuery(noticesQuery(onlyUnread));
  if (list.isPending) return <LoadingState shape="text" />;
  const notices = list.data?.pages.flatMap((page) => page.items);
  if (!notices) {
    return (
      <FailedState
        title="Your notices could not be loaded"
        description={list.error?.message}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (notices.length === 0) {
    return (
      <EmptyState
        icon="bell"
        minHeight={280}
        title={onlyUnread ? 'You have read everything' : 'No notices yet'}
        description="News about your applications, competitions, teams, deadlines and saved searches will appear here."
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="ul"
        aria-label="Notices"
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={() => onRead(notice.id)} />
        ))}
      </Box>
      {list.hasNextPage && (
        <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </Box>
  );
}
