import { Alert, Box, Button } from '@sopaan/ui/core';

interface ShowMoreProps {
  label?: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why it failed, in words for a person. */
  problem: string | undefined;
  onPress: () => void;
}

/** The way to the next page of a list. It stays where the focus is while that loads. */
export function ShowMore(props: ShowMoreProps) {
  const { label = 'Show more', isLoading, hasFailed, problem, onPress } = props;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 3 }}>
      {hasFailed && (
        <Alert severity="error">{problem ?? 'The next ones could not be loaded.'}</Alert>
      )}
      <Button
        variant="outlined"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onPress();
        }}
      >
        {isLoading ? 'Loading...' : hasFailed ? 'Try again' : label}
      </Button>
    </Box>
  );
}
