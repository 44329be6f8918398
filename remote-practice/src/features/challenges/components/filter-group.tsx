import { Box, Button, Typography } from '@sopaan/ui/core';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { searchWith, type FilterName } from '../filters/challenge-filters';
import type { FilterOption } from '../filters/filter-options';
import { FilterChip } from './filter-chip';

interface FilterGroupProps {
  title: string;
  name: FilterName;
  options: readonly FilterOption[];
  chosen: string | undefined;
}

/** So many options stand there before the rest is asked for. */
const SHOWN = 12;

/** One filter: a row to swipe on a phone, a block beside the list on a wide screen. */
export function FilterGroup({ title, name, options, chosen }: FilterGroupProps) {
  const [search] = useSearchParams();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (options.length === 0) return null;
  const isListed = chosen === undefined || options.some((option) => option.value === chosen);
  const all = isListed ? options : [{ value: chosen, count: null }, ...options];
  const listed = showsAll ? all : all.filter(({ value }, at) => at < SHOWN || value === chosen);
  const left = all.length - listed.length;
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          // What only screen readers see stays inside the scroller too.
          position: 'relative',
          display: 'flex',
          flexWrap: { xs: 'nowrap', lg: 'wrap' },
          overflowX: { xs: 'auto', lg: 'visible' },
          gap: 1,
          // Room for the focus ring inside the scroller.
          m: { xs: -0.75, lg: 0 },
          p: { xs: 0.75, lg: 0 },
          listStyle: 'none',
          scrollbarWidth: 'none',
        }}
      >
        {listed.map((option) => (
          <Box component="li" key={option.value} sx={{ flex: 'none' }}>
            <FilterChip
              option={option}
              isChosen={option.value === chosen}
              to={searchWith(search, name, option.value === chosen ? undefined : option.value)}
            />
          </Box>
        ))}
        {left > 0 && (
          <Box component="li" sx={{ flex: 'none' }}>
            <Button size="small" onClick={() => setShowsAll(true)} sx={{ minHeight: 36 }}>
              {`${left} more`}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
