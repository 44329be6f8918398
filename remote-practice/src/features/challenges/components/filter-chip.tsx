import { AppLink, Box, Icon, VisuallyHidden } from '@sopaan/ui/core';
import type { FilterOption } from '../filters/filter-options';

interface FilterChipProps {
  option: FilterOption;
  isChosen: boolean;
  /** The address with this option taken, or given back. */
  to: string;
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 36,
  px: 1.5,
  borderRadius: 999,
  border: '1px solid',
  typography: 'body2',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

export function FilterChip({ option, isChosen, to }: FilterChipProps) {
  const { value, count } = option;
  const text = (
    <>
      {isChosen && <Icon name="check" size={16} />}
      <span>{value}</span>
      {count !== null && (
        <Box component="span" sx={{ typography: 'caption', opacity: 0.8 }}>
          {count}
          <VisuallyHidden> challenges</VisuallyHidden>
        </Box>
      )}
    </>
  );
  if (count === 0 && !isChosen) {
    return (
      <Box
        component="span"
        aria-disabled="true"
        role="link"
        sx={{ ...shape, color: 'text.disabled', borderColor: 'divider' }}
      >
        {text}
      </Box>
    );
  }
  return (
    <AppLink
      to={to}
      underline="none"
      aria-current={isChosen ? 'true' : undefined}
      sx={{
        ...shape,
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        bgcolor: isChosen ? 'primary.main' : 'background.paper',
        borderColor: isChosen ? 'primary.main' : 'divider',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {text}
    </AppLink>
  );
}
