import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/items';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { blogOverviewQuery } from '../api/get-overview';

const EXCERPT_LENGTH = 90;

interface RecentActivityProps {
  /** Whether to show the recent posts: not beside the unfiltered list, which begins with them. */
  hasPosts: boolean;
}

/** The recent posts, and the recent comments if there are any. */
export function RecentActivity({ hasPosts }: RecentActivityProps) {
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...blogOverviewQuery,
    // The loader has just tried: after a failure the visitor decides when to retry.
    retryOnMount: false,
  });
  if (!data && errorUpdateCount > 0) {
    return (
      <FailedState
        title="Recent posts and comments could not be loaded"
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
        level="h2"
      />
    );
  }
  return (
    <>
      {hasPosts && (
        <Section id="recent-posts" title="Recent posts">
          {!data && <LoadingState shape="list" minHeight={240} />}
          {data?.recentPosts.length === 0 && <Empty>No posts yet.</Empty>}
          <Box component="ul" sx={list}>
            {data?.recentPosts.map(({ id, title, date }) => (
              <li key={id}>
                <AppLink to={paths.post(id)}>{title}</AppLink>
                <Small>
                  <DateText value={date} />
                </Small>
              </li>
            ))}
          </Box>
        </Section>
      )}
      {data?.recentComments.length !== 0 && (
        <Section id="recent-comments" title="Recent comments">
          {!data && <LoadingState shape="list" minHeight={240} />}
          <Box component="ul" sx={list}>
            {data?.recentComments.map(({ commentId, name, text, postId, postTitle }) => (
              <li key={commentId}>
                <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {excerpt(text)}
                </Box>
                <Small>
                  {name} on <AppLink to={`${paths.post(postId)}#comments`}>{postTitle}</AppLink>
                </Small>
              </li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function excerpt(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  if (characters.length <= EXCERPT_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
