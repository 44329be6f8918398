import {
  Box,
  Button,
  ButtonBase,
  EmptyState,
  FailedState,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { submissionsQuery } from '../api/get-submissions';
import { passedText, usageFacts } from '../submission/verdict-text';
import { VerdictChip } from './verdict-chip';

interface SubmissionListProps {
  challengeId: string;
  languageName: (language: string) => string;
  onOpen: (id: string) => void;
}

/** Earlier submissions, newest first. */
export function SubmissionList({ challengeId, languageName, onOpen }: SubmissionListProps) {
  const list = useInfiniteQuery(submissionsQuery(challengeId));
  if (list.isPending) return <LoadingState shape="text" />;
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items) {
    return (
      <FailedState
        level="h2"
        title="Your submissions could not be loaded"
        description={list.error?.message}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (items.length === 0) {
    return <EmptyState title="Nothing submitted yet. Submit your code to have it judged." />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" aria-label="Your submissions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <ButtonBase onClick={() => onOpen(item.id)} sx={row}>
              <Box component="span" sx={{ minWidth: { sm: '10rem' } }}>
                <VerdictChip status={item.status} verdict={item.verdict} />
              </Box>
              <Typography component="span" variant="body2">
                {[languageName(item.language), passedText(item), ...usageFacts(item)].join(' · ')}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {dateText(item.createdAt, { time: true })}
              </Typography>
            </ButtonBase>
          </Box>
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

const row = {
  width: '100%',
  minHeight: 48,
  px: 1,
  py: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: { xs: 0.5, sm: 1.5 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
