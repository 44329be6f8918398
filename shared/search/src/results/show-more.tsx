import { Alert, Box, Button } from '@sopaan/ui/core';

interface ShowMoreProps {
  label?: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why the next page could not be loaded, in words for the visitor. */
  errorMessage: string | undefined;
  onLoadMore: () => void;
}

/** The button that loads the next page of a list. It is not disabled while loading, so that it keeps the focus. */
export function ShowMore(props: ShowMoreProps) {
  const { label = 'Show more', isLoading, hasFailed, errorMessage, onLoadMore } = props;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 3 }}>
      {hasFailed && (
        <Alert severity="error">{errorMessage ?? 'More results could not be loaded.'}</Alert>
      )}
      <Button
        variant="outlined"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onLoadMore();
        }}
      >
        {isLoading ? 'Loading...' : hasFailed ? 'Try again' : label}
      </Button>
    </Box>
  );
}
