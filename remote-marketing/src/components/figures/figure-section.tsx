import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { useQuery, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { useId } from 'react';

const FIGURE_HEIGHT = 104;

export interface Figure {
  name: string;
  /** The formatted number. */
  value: string;
}

interface FigureSectionProps<Data, Key extends QueryKey> {
  title: string;
  description?: string;
  query: UndefinedInitialDataOptions<Data, Error, Data, Key>;
  /** The figures of the data, at most four. */
  list: (data: Data) => readonly Figure[];
}

/** A section of figures, with its loading and failed states. */
export function FigureSection<Data, Key extends QueryKey>({
  title,
  description,
  query,
  list,
}: FigureSectionProps<Data, Key>) {
  const id = useId();
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, retryOnMount: false });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {description}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>
        {data !== undefined && <FigureList figures={list(data)} />}
        {/* Retrying keeps the failed state on screen, so its button keeps the focus. */}
        {data === undefined && errorUpdateCount === 0 && (
          <LoadingState>
            <Box sx={gridOf(4)}>
              {[1, 2, 3, 4].map((figure) => (
                <Skeleton key={figure} variant="rounded" height={FIGURE_HEIGHT} />
              ))}
            </Box>
          </LoadingState>
        )}
        {data === undefined && errorUpdateCount > 0 && (
          <FailedState
            title="The figures could not be loaded"
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={refetch}
            level="h3"
          />
        )}
      </Box>
    </Box>
  );
}

function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={gridOf(figures.length)}>
      {figures.map(({ name, value }) => (
        <Box key={name} sx={column}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h1" color="primary" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Places the number above its name, at the top even if the name of a neighbouring figure is longer. */
const column = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minHeight: FIGURE_HEIGHT,
  p: { xs: 1.5, sm: 2.5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;

/** All figures in one row, four of them on phones in two. */
const gridOf = (count: number) =>
  ({
    display: 'grid',
    gap: { xs: 1.5, sm: 3 },
    m: 0,
    gridTemplateColumns: {
      xs: `repeat(${count > 3 ? 2 : count}, minmax(0, 1fr))`,
      lg: `repeat(${count}, minmax(0, 1fr))`,
    },
  }) as const;
