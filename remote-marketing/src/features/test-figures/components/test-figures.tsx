import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { testFiguresQuery } from '../api/get-test-figures';

const FIGURE_HEIGHT = 96;

/** Figures of the reasoning test. How many people have taken it shows only when there are some. */
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
          <Figure name="items, drawn by a program" value={data.questions} />
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
    <Box sx={figure}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h1" color="primary" sx={{ m: 0 }}>
        {new Intl.NumberFormat('en-IN').format(value)}
      </Typography>
    </Box>
  );
}

/** The number is above its name, and at the top also beside a figure with a longer name. */
const figure = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minHeight: FIGURE_HEIGHT,
} as const;

const grid = {
  display: 'grid',
  gap: 3,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
