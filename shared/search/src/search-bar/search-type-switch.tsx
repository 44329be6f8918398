import { Box, ButtonBase } from '@sopaan/ui/core';

export interface SearchTypeSwitchProps<Type extends string> {
  types: ReadonlyArray<{ value: Type; label: string }>;
  type: Type;
  onType: (type: Type) => void;
}

/** Toggle buttons for the search type. */
export function SearchTypeSwitch<Type extends string>(props: SearchTypeSwitchProps<Type>) {
  const { types, type, onType } = props;
  return (
    <Box role="group" aria-label="Search type" sx={frame}>
      {types.map(({ value, label }) => (
        <ButtonBase
          key={value}
          aria-pressed={value === type}
          onClick={() => onType(value)}
          sx={segment}
        >
          {label}
        </ButtonBase>
      ))}
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  gap: 0.5,
  p: 0.5,
  borderRadius: 999,
  bgcolor: 'action.hover',
  maxWidth: '100%',
} as const;

const segment = {
  px: 2,
  minHeight: 36,
  borderRadius: 999,
  typography: 'button',
  color: 'text.secondary',
  '&[aria-pressed="true"]': {
    bgcolor: 'background.paper',
    color: 'primary.main',
    boxShadow: '0 1px 3px rgb(0 0 0 / 20%)',
  },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 1 },
} as const;
