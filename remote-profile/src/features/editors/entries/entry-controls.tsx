import { Box, Button, Icon, IconButton } from '@sopaan/ui/core';

interface EntryControlsProps {
  /** The entry's name, for the labels of the buttons. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => void;
  /** Undefined if the entry cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** The buttons that move and remove an entry. A single entry has no buttons to move it. */
export function EntryControls(props: EntryControlsProps) {
  const { title, isFirst, isLast, onMove, onRemove } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {!(isFirst && isLast) && (
        <>
          <IconButton
            aria-label={`Move ${title} up`}
            data-move="up"
            disabled={isFirst}
            onClick={() => onMove('up')}
          >
            <Icon name="arrow-up" />
          </IconButton>
          <IconButton
            aria-label={`Move ${title} down`}
            data-move="down"
            disabled={isLast}
            onClick={() => onMove('down')}
          >
            <Icon name="arrow-down" />
          </IconButton>
        </>
      )}
      {onRemove && (
        <Button color="error" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Box>
  );
}
