import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../text/visually-hidden';
import type { ReactNode } from 'react';

interface LoadingStateProps {
  /** A skeleton of the expected content; `children` replace it. */
  shape?: 'text' | 'block' | 'list' | 'cards' | 'page';
  /** The height of the loaded region, to prevent a layout shift. */
  minHeight?: number | string;
  children?: ReactNode;
}

/** The loading state of a region: a skeleton, and `Loading...` for screen readers. */
export function LoadingState({ shape = 'block', minHeight, children }: LoadingStateProps) {
  return (
    <Box role="status" aria-live="polite" aria-busy="true" sx={{ minHeight, width: '100%' }}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Box aria-hidden="true" sx={{ height: '100%' }}>
        {children ?? shapes[shape]}
      </Box>
    </Box>
  );
}

const text = (
  <>
    <Skeleton width="92%" />
    <Skeleton width="98%" />
    <Skeleton width="64%" />
  </>
);

const list = (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={96} />
    ))}
  </Box>
);

const cards = (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: {
        xs: '1fr',
        sm: 'repeat(2, 1fr)',
        md: 'repeat(3, 1fr)',
        lg: 'repeat(4, 1fr)',
      },
    }}
  >
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} variant="rounded" height={360} />
    ))}
  </Box>
);

const shapes = {
  text,
  block: <Skeleton variant="rounded" height={160} />,
  list,
  cards,
  page: (
    <Box sx={{ display: 'grid', gap: 2, py: 4 }}>
      <Skeleton width="45%" height={48} />
      <Skeleton width="70%" />
      {cards}
    </Box>
  ),
};
