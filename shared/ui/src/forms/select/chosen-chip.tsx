import { Box, ButtonBase, Icon } from '@sopaan/ui/core';

interface ChosenChipProps {
  label: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** A selected option inside the field, with a button that removes it. */
export function ChosenChip({ label, disabled, onRemove }: ChosenChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        my: 0.5,
        mr: 0.75,
        pl: 1.25,
        borderRadius: 999,
        bgcolor: 'action.selected',
        typography: 'caption',
        fontWeight: 600,
      }}
    >
      {label}
      <ButtonBase
        aria-label={`Remove ${label}`}
        disabled={disabled}
        onClick={(event) => {
          // A click on the field around it would open the menu.
          event.stopPropagation();
          onRemove();
        }}
        sx={{ width: 28, height: 28, borderRadius: '50%' }}
      >
        <Icon name="close" size={16} />
      </ButtonBase>
    </Box>
  );
}
