import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import {
  Alert,
  AppLink,
  Box,
  Button,
  EmptyState,
  FailedState,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/items';
import { useInfiniteQuery } from '@tanstack/react-query';
import { issuesQuery } from '../api/get-issues';

/** The issues that were sent, the latest first. */
export function IssueList() {
  const list = useInfiniteQuery(issuesQuery);
  if (!list.data) {
    return list.error ? (
      <FailedState
        title="The issues could not be loaded"
        description={list.error.message}
        referenceId={isApiError(list.error) ? list.error.requestId : undefined}
        onRetry={() => list.refetch()}
        level="h3"
      />
    ) : (
      <LoadingState shape="list" />
    );
  }
  const issues = list.data.pages.flatMap(({ items }) => items);
  if (issues.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title="No issue has been sent yet"
        description="Subscribe to get the first one by email."
      />
    );
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {issues.map(({ slug, subject, topic, sentAt, sample }) => (
          <Box
            key={slug}
            component="li"
            sx={{ py: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="h5" component="h3">
              <AppLink to={paths.newsletterIssue(slug)}>{subject}</AppLink>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <DateText value={sentAt} /> · {topic}
              {sample && ' · Sample'}
            </Typography>
          </Box>
        ))}
      </Box>
      {list.isFetchNextPageError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {list.error?.message ?? 'More issues could not be loaded.'}
        </Alert>
      )}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => {
            if (!list.isFetchingNextPage) void list.fetchNextPage();
          }}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}
