import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '../api/get-figures';

const HEIGHT = 96;

/** How much there is on the site now. */
export function Figures() {
  // The loader has just asked: if that failed before this was mounted, the visitor decides when to ask again.
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
          <Figure name="private jobs open" value={countText(data.privateJobs)} />
          <Figure name="government jobs open" value={countText(data.govtJobs)} />
          <Figure name="mentors" value={numberText(data.mentoring.mentors)} />
          <Figure name="languages they speak" value={numberText(data.mentoring.languages)} />
        </Box>
      )}
      {!data && errorUpdateCount === 0 && (
        <LoadingState>
          <Box sx={grid}>
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} variant="rounded" height={HEIGHT} />
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
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', minHeight: HEIGHT }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h1" color="primary" sx={{ m: 0 }}>
        {value}
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

function numberText(value: number): string {
  return new Intl.NumberFormat('en-IN').format(value);
}

function countText({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return numberText(total) + (totalIsCapped ? '+' : '');
}
