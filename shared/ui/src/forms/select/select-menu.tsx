import { Box, Paper } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { scrollMenuTo } from './scroll-menu';
import type { SelectState } from './use-select';

interface SelectMenuProps {
  state: SelectState;
  label: string;
  loading: boolean;
  chosen: readonly string[];
  multiple?: boolean;
}

/** The list of options below (or above) a select. */
export function SelectMenu({ state, label, loading, chosen, multiple }: SelectMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { id, shown, active, position } = state;

  useEffect(() => {
    const option = menu.current?.querySelector<HTMLElement>('[data-active="true"]');
    if (menu.current && option) scrollMenuTo(menu.current, option);
  }, [active, shown.length]);

  return (
    <Paper
      elevation={8}
      ref={menu}
      id={`${id}-menu`}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      aria-busy={loading}
      // The text field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        ...(position.above ? { bottom: 'calc(100% + 4px)' } : { top: 'calc(100% + 4px)' }),
        zIndex: 'modal',
        maxHeight: position.maxHeight,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        p: 0.5,
      }}
    >
      {loading || shown.length === 0 ? (
        <Box role="presentation" sx={{ p: 1.5, textAlign: 'center', color: 'text.secondary' }}>
          {loading ? 'Loading...' : 'No options'}
        </Box>
      ) : (
        shown.map((option, at) => (
          <Box
            key={option.isNew ? 'new option' : option.value}
            id={`${id}-option-${at}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            data-active={at === active}
            onClick={() => state.pick(option)}
            onMouseMove={() => state.setActive(at)}
            sx={{
              px: 1.5,
              py: 1,
              minHeight: 40,
              borderRadius: '8px',
              cursor: 'pointer',
              '&[aria-selected="true"]': { color: 'primary.main', fontWeight: 600 },
              '&[data-active="true"]': { bgcolor: 'action.selected' },
            }}
          >
            {option.label}
          </Box>
        ))
      )}
    </Paper>
  );
}
