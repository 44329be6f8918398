import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { testFiguresQuery } from '../api/get-test-figures';

const FIGURE_HEIGHT = 96;

/** Figures of the reasoning test. Leaves out those that are not known, and how many people have taken it while nobody has. */
export function TestFigures() {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...testFiguresQuery,
    retryOnMount: false,
  });
  return (
    <Box component="section" aria-labelledby="test-figures-title">
      <Typography id="test-figures-title" variant="h2" sx={{ mb: 3 }}>
        The test today
      </Typography>
      {data && (
        <Box component="dl" sx={grid}>
          <Figure name="items in the pool" value={data.questions} />
          {data.questionsPerAttempt > 0 && (
            <Figure name="items in an attempt" value={data.questionsPerAttempt} />
          )}
          {data.durationSeconds > 0 && (
            <Figure name="minutes for an attempt" value={Math.round(data.durationSeconds / 60)} />
          )}
          {data.people > 0 && (
            <Figure
              name={data.people === 1 ? 'person has taken it' : 'people have taken it'}
              value={data.people}
            />
          )}
        </Box>
      )}
      {!data && errorUpdateCount === 0 && (
        <LoadingState minHeight={FIGURE_HEIGHT}>
          <Skeleton variant="rounded" height={FIGURE_HEIGHT} />
        </LoadingState>
      )}
      {!data && errorUpdateCount > 0 && (
        <FailedState
          title="The figures could not be loaded"
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          level="h3"
        />
      )}
    </Box>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', minHeight: FIGURE_HEIGHT }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h1" color="primary" sx={{ m: 0 }}>
        {new Intl.NumberFormat('en-IN').format(value)}
      </Typography>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 3,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
