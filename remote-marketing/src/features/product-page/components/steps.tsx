import { Box, Typography } from '@sopaan/ui/core';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';

export interface Step {
  title: string;
  text: string;
  image: IllustrationName;
}

/** Numbered steps side by side. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Box component="ol" sx={grid}>
      {steps.map(({ title, text, image }, index) => (
        <Box component="li" key={title}>
          <Illustration name={image} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 2 }}>
            <Box aria-hidden sx={number}>
              {index + 1}
            </Box>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
          </Box>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const number = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: 'secondary.contrastText',
  backgroundColor: 'secondary.main',
  typography: 'subtitle2',
} as const;
