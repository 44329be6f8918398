import { Box, Button, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { Drawer } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import type { FilterBarProps } from '../bar/filter-bar-props';
import { cleared, type Filters } from '../codec/filters';
import { SheetGroups } from './sheet-groups';
import { useDragToClose } from './use-drag-to-close';
import { useDraftCount } from './use-draft-count';
import { countText } from '../results/count-text';

interface FilterSheetProps extends Pick<FilterBarProps, 'search' | 'noun'> {
  open: boolean;
  onClose: () => void;
  isWide: boolean;
}

/** A drawer with all filters. Changes take effect when they are applied, as one history entry. */
export function FilterSheet({ open, onClose, isWide, ...rest }: FilterSheetProps) {
  const id = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={isWide ? 'right' : 'bottom'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            ...(isWide
              ? { width: 440 }
              : { height: '88dvh', borderTopLeftRadius: 20, borderTopRightRadius: 20 }),
          },
        },
      }}
    >
      <SheetContent titleId={id} onClose={onClose} isWide={isWide} {...rest} />
    </Drawer>
  );
}

interface SheetContentProps extends Pick<FilterBarProps, 'search' | 'noun'> {
  titleId: string;
  onClose: () => void;
  isWide: boolean;
}

function SheetContent({ titleId, onClose, isWide, search, noun }: SheetContentProps) {
  const { filters, source, pages } = search;
  const [draft, setDraft] = useState<Filters>({
    ...filters.optimistic,
    location: filters.locationValue,
  });
  const startDrag = useDragToClose(onClose);
  const { total, facets, isCounting } = useDraftCount(source, draft, pages);
  const resultsLabel = total === undefined ? noun.plural : countText(total, noun);
  return (
    <>
      <Box
        onPointerDown={isWide ? undefined : startDrag}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2.5,
          py: 1.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
          ...(!isWide && draggable),
        }}
      >
        <Typography id={titleId} variant="h5" component="h2">
          Filters
        </Typography>
        <IconButton aria-label="Close without applying" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 2.5, py: 1 }}>
        <SheetGroups
          definition={source.definition}
          draft={draft}
          facets={facets}
          onChange={setDraft}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          p: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button onClick={() => setDraft({ ...cleared(draft), search: draft.search })}>
          Clear all
        </Button>
        <Button
          variant="contained"
          aria-busy={isCounting}
          sx={{ flex: 1 }}
          onClick={() => {
            filters.apply(draft);
            onClose();
          }}
        >
          <span aria-live="polite">Show {resultsLabel}</span>
        </Button>
      </Box>
    </>
  );
}

/** The handle shows that the sheet can be dragged. The browser must not scroll or reload the page instead. */
const draggable = {
  position: 'relative',
  touchAction: 'none',
  userSelect: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: 'calc(50% - 20px)',
    width: 40,
    height: 4,
    borderRadius: 2,
    bgcolor: 'divider',
  },
} as const;
