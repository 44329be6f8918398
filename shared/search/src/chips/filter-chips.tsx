import { Box, Button, Icon } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/items';
import { useRef } from 'react';
import type { FilterState } from '../navigation/use-filters';
import { activeFilters } from './active-filters';

/** The active filters of a list as chips that remove them; empty without any. */
export function FilterChips({ filters }: { filters: FilterState }) {
  const root = useRef<HTMLDivElement>(null);
  const active = activeFilters(filters.definition, filters.optimistic);
  /** Moves the focus to the next chip, so that it is not lost when a chip is removed. */
  const focusAfter = (at: number) => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[role="button"], button') ?? [];
    const next = active.length > 1 ? buttons[at + 1] : root.current;
    next?.focus();
  };
  return (
    <Box ref={root} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
      {active.length > 0 && (
        <Box
          component="ul"
          aria-label="Active filters"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 0,
            m: 0,
            mb: 1.5,
            listStyle: 'none',
          }}
        >
          {active.map(({ name, value, label }, at) => (
            <li key={`${name} ${value ?? ''}`}>
              <Chip
                clickable
                label={label}
                aria-label={`Remove filter ${label}`}
                icon={<Icon name="close" size={16} />}
                onClick={() => {
                  focusAfter(at);
                  filters.remove(name, value);
                }}
                sx={{
                  flexDirection: 'row-reverse',
                  pr: 1.25,
                  maxWidth: '100%',
                  '& .MuiChip-icon': { m: 0, color: 'inherit' },
                }}
              />
            </li>
          ))}
          <li>
            <Button
              size="small"
              onClick={() => {
                root.current?.focus();
                filters.clear();
              }}
            >
              Clear all
            </Button>
          </li>
        </Box>
      )}
    </Box>
  );
}
