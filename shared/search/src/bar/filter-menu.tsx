import { Box, Button, Icon, Paper } from '@sopaan/ui/core';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FilterKey } from '../definition/filter-definition';
import type { OptionCounts } from './facet-counts';
import { OptionList } from './option-list';

interface FilterMenuProps {
  filter: FilterKey;
  chosen: readonly string[];
  counts: OptionCounts;
  onToggle: (value: string) => void;
}

const WIDTH_PX = 300;
const MARGIN_PX = 16;

/** A button that opens the options of one filter. The menu stays open while options are selected. */
export function FilterMenu({ filter, chosen, counts, onToggle }: FilterMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [shift, setShift] = useState(0);

  useLayoutEffect(() => {
    const left = button.current?.getBoundingClientRect().left ?? 0;
    // Keeps the menu inside the viewport.
    setShift(Math.min(0, document.documentElement.clientWidth - MARGIN_PX - WIDTH_PX - left));
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    <Box
      ref={root}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        size="small"
        variant={chosen.length > 0 ? 'contained' : 'outlined'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />}
      >
        {filter.label}
        {chosen.length > 0 && ` (${chosen.length})`}
      </Button>
      {open && (
        <Paper
          id={id}
          role="group"
          aria-label={filter.label}
          elevation={8}
          sx={{
            position: 'absolute',
            // Above the buttons and rows that follow.
            zIndex: 1,
            top: 'calc(100% + 8px)',
            left: shift,
            width: WIDTH_PX,
            maxHeight: 'min(28rem, 60vh)',
            overflowY: 'auto',
            p: 1,
            borderRadius: '16px',
          }}
        >
          <OptionList filter={filter} chosen={chosen} counts={counts} onToggle={onToggle} />
        </Paper>
      )}
    </Box>
  );
}
