import { Box, Button, Typography } from '@sopaan/ui/core';

interface ShowMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: (options: { cancelRefetch: false }) => Promise<unknown>;
  };
}

/** A button that loads the next page of a list, if there is one. */
export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 3 }}>
      {list.isFetchNextPageError && (
        <Typography role="alert" variant="body2" color="error">
          More could not be loaded. {list.error?.message}
        </Typography>
      )}
      <Button
        variant="outlined"
        aria-disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
      >
        {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
      </Button>
    </Box>
  );
}
