import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '../api/get-figures';

const FIGURE_HEIGHT = 96;

/** Current statistics of the site. */
export function Figures() {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...figuresQuery,
    retryOnMount: false,
  });
  return (
    <Box component="section" aria-labelledby="figures-title">
      <Typography id="figures-title" variant="h2">
        Sopaan today
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Counted when you opened this page.
      </Typography>
      {data && (
        <Box component="dl" sx={grid}>
          <Figure name="private jobs open" value={formatCount(data.privateJobs)} />
          <Figure name="government jobs open" value={formatCount(data.govtJobs)} />
          <Figure name="mentors" value={formatNumber(data.mentoring.mentors)} />
          <Figure
            name="languages spoken by mentors"
            value={formatNumber(data.mentoring.languages)}
          />
        </Box>
      )}
      {!data && errorUpdateCount === 0 && (
        <LoadingState>
          <Box sx={grid}>
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} variant="rounded" height={FIGURE_HEIGHT} />
            ))}
          </Box>
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

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={figure}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h1" color="primary" sx={{ m: 0 }}>
        {value}
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

function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-IN').format(value);
}

function formatCount({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return formatNumber(total) + (totalIsCapped ? '+' : '');
}
