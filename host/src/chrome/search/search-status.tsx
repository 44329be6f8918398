import { Box, Button, LoadingState, Skeleton, Typography, VisuallyHidden } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { useOnline } from '../use-online';
import type { useSearchOptions } from './use-search-options';

interface SearchStatusProps {
  text: string;
  search: ReturnType<typeof useSearchOptions>;
}

const numbers = new Intl.NumberFormat('en-IN');

/** What is above the results, and what screen readers announce: loading, the number of results, no results, a failure. */
export function SearchStatus({ text, search }: SearchStatusProps) {
  const { status, groups, total, corrected, isPartial, isOutdated } = search;
  const isOnline = useOnline();
  const isEmpty = status === 'ready' && groups.length === 0;
  return (
    <>
      <VisuallyHidden role="status">
        {status === 'ready' && !isOutdated && !isEmpty
          ? `${numbers.format(total)} ${total === 1 ? 'result' : 'results'}. Use the arrow keys to choose one.`
          : ''}
      </VisuallyHidden>
      {status === 'browse' && text !== '' && (
        <Note>Type at least two letters to search the whole site.</Note>
      )}
      {status === 'loading' && (
        <LoadingState>
          <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} variant="rounded" height={44} />
            ))}
          </Box>
        </LoadingState>
      )}
      {status === 'failed' && (
        <Box role="alert" sx={{ p: 2 }}>
          <Typography>
            {isOnline
              ? (search.errorMessage ?? 'The search could not be loaded.')
              : 'You are offline. The search works again when you are connected.'}
          </Typography>
          <Button onClick={() => void search.retry()} sx={{ mt: 1 }}>
            Try again
          </Button>
        </Box>
      )}
      {isEmpty && (
        <Note>
          Nothing found for “{text}”. Check the spelling, or try fewer or more general words.
        </Note>
      )}
      {isPartial && <Note>Results for some of your words</Note>}
      {corrected !== undefined && (
        <Note>
          Showing results for <strong>{corrected}</strong>
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="textSecondary" sx={{ px: 2, pt: 2, pb: 1 }}>
      {children}
    </Typography>
  );
}
