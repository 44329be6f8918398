import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

interface ItemListSectionProps<Data> {
  title: string;
  /** A link beside the title, such as See all. */
  link?: ReactNode;
  query: UseQueryResult<Data>;
  failedTitle: string;
  /** What is shown of the loaded data: a list, or an empty state. */
  children: (data: Data, loadedAt: number) => ReactNode;
}

/** A section of a page with a list that is loaded by itself; its failure does not affect the page. */
export function ItemListSection<Data>(props: ItemListSectionProps<Data>) {
  const { title, link, query, failedTitle, children } = props;
  const id = useId();
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = query;
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 6, '@media print': { display: 'none' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {link}
      </Box>
      {data !== undefined && children(data, dataUpdatedAt)}
      {hasFailed && (
        <FailedState
          title={failedTitle}
          description={error?.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
        />
      )}
      {data === undefined && !hasFailed && <LoadingState shape="list" minHeight={440} />}
    </Box>
  );
}

/** The rows of such a section. */
export function ItemRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
