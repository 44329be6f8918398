import { Box, Button } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noticesQuery } from '../api/get-notices';
import { useLiveNotices } from '../api/use-live-notices';
import { useReadNotices } from '../api/use-read-notices';
import { NoticeList } from './notice-list';

/** The member's notices; with the query parameter `unread`, only the unread ones. */
export function NoticesSection() {
  const [searchParams, setSearchParams] = useSearchParams();
  const onlyUnread = searchParams.has('unread');
  const readNotices = useReadNotices();
  useLiveNotices();
  const { data } = useInfiniteQuery(noticesQuery(onlyUnread));
  const hasUnread = data?.pages.some(({ items }) => items.some(({ read }) => !read)) ?? false;
  const section = useRef<HTMLDivElement>(null);
  return (
    <Box ref={section} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          minHeight: 44,
        }}
      >
        <ToggleButtonGroup
          exclusive
          value={onlyUnread ? 'unread' : 'all'}
          onChange={(_event, shown: string | null) => {
            if (shown !== null) setSearchParams(shown === 'unread' ? { unread: '' } : {});
          }}
          aria-label="Shown notices"
          sx={{ '& button': { minHeight: 44, px: 2 } }}
        >
          <ToggleButton value="all">All</ToggleButton>
          <ToggleButton value="unread">Unread</ToggleButton>
        </ToggleButtonGroup>
        {hasUnread && (
          <Button
            variant="outlined"
            aria-disabled={readNotices.isPending}
            onClick={() => {
              if (readNotices.isPending) return;
              readNotices.mutate(null);
              // The button disappears without unread notices.
              section.current?.focus();
            }}
          >
            Mark all as read
          </Button>
        )}
      </Box>
      <NoticeList onlyUnread={onlyUnread} onRead={(id) => readNotices.mutate(id)} />
    </Box>
  );
}
