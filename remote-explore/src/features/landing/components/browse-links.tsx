import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { useId } from 'react';
import type { BrowseLink } from '../option-links';

interface BrowseLinksProps {
  heading: string;
  links: readonly BrowseLink[];
  /** Lines instead of tiles, for long lists. */
  dense?: boolean;
}

const number = new Intl.NumberFormat('en-IN');

/** Links into a filtered list with their counts. An option without results is plain text. */
export function BrowseLinks({ heading, links, dense = false }: BrowseLinksProps) {
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={dense ? lines : tiles}>
        {links.map(({ to, label, count }) => (
          <Box component="li" key={to} sx={{ display: 'flex', breakInside: 'avoid' }}>
            {count === 0 ? (
              <Box sx={[dense ? line : tile, { color: 'text.secondary', borderStyle: 'dashed' }]}>
                {label}
                <Count count={count} />
              </Box>
            ) : (
              <AppLink
                to={to}
                underline={dense ? 'hover' : 'none'}
                color="inherit"
                sx={dense ? line : tile}
              >
                {label}
                <Count count={count} />
              </AppLink>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Box component="span" sx={{ ml: 'auto', pl: 1, typography: 'body2', color: 'text.secondary' }}>
      {number.format(count)}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const tiles = {
  ...list,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
const lines = { ...list, columns: { xs: 2, sm: 3, md: 4, lg: 6 }, columnGap: 2 } as const;

const tile = {
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  px: 1.75,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  transition: 'border-color 160ms',
  'a&:hover': { borderColor: 'primary.main' },
} as const;
const line = { display: 'flex', flex: 1, alignItems: 'center', minHeight: 34, py: 0.5 } as const;
