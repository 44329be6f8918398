import { AppLink, Box, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
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
        {links.map((link) => (
          <Box component="li" key={link.to} sx={{ display: 'flex' }}>
            {link.count === 0 ? (
              <Box sx={[dense ? line : tile, { color: 'text.secondary', borderStyle: 'dashed' }]}>
                {link.label}
                <Count link={link} />
              </Box>
            ) : (
              <AppLink
                to={link.to}
                underline={dense ? 'hover' : 'none'}
                color="inherit"
                sx={dense ? line : tile}
              >
                {link.label}
                <Count link={link} />
              </AppLink>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Keeps the place of links that come with the data. */
export function BrowseLinksSkeleton({ heading, count }: { heading: string; count: number }) {
  return (
    <div>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <LoadingState>
        <Box sx={tiles}>
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={52} sx={{ borderRadius: '14px' }} />
          ))}
        </Box>
      </LoadingState>
    </div>
  );
}

/** The number of results. Its place is kept until it is known, so that the label does not wrap later. */
function Count({ link }: { link: BrowseLink }) {
  if (!('count' in link)) return null;
  return (
    <Box component="span" sx={countStyle}>
      {link.count !== undefined && number.format(link.count)}
    </Box>
  );
}

const countStyle = {
  ml: 'auto',
  pl: 1,
  minWidth: 'calc(2ch + 8px)',
  flex: 'none',
  textAlign: 'end',
  typography: 'body2',
  color: 'text.secondary',
} as const;
const list = { listStyle: 'none', m: 0, p: 0 } as const;
/** On phones columns of this many links that scroll to the side, up to the edges of the screen. */
const scrollingColumns = (rows: number) =>
  ({
    ...list,
    display: 'grid',
    gridTemplateRows: { xs: `repeat(${rows}, auto)`, sm: 'none' },
    gridAutoFlow: { xs: 'column', sm: 'row' },
    gridAutoColumns: { xs: 'max-content', sm: 'auto' },
    overflowX: { xs: 'auto', sm: 'visible' },
    scrollbarWidth: 'none',
    // Room for the outlines of links with the focus.
    mx: { xs: -2, sm: 0 },
    px: { xs: 2, sm: 0 },
    py: { xs: 0.5, sm: 0 },
    my: { xs: -0.5, sm: 0 },
  }) as const;
const tiles = {
  ...scrollingColumns(2),
  gap: { xs: 1, sm: 1.25 },
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
} as const;
const lines = {
  ...scrollingColumns(5),
  columnGap: { xs: 3, sm: 2 },
  gridTemplateColumns: {
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;

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
const line = {
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minHeight: { xs: 44, sm: 34 },
  py: 0.5,
} as const;
