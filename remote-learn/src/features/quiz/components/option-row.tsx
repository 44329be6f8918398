import { alpha, Box } from '@sopaan/ui/core';
import { InlineContent } from '../markup/inline-content';
import type { TextFormat } from '../markup/text-format';

interface OptionRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  format: TextFormat;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** A full-width radio button or checkbox, easy to tap. */
export function OptionRow(props: OptionRowProps) {
  const { type, name, label, format, checked, disabled, onChange } = props;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        minHeight: 48,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        border: '1px solid',
        borderColor: checked ? 'primary.main' : 'divider',
        boxShadow: (theme) => (checked ? `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none'),
        bgcolor: (theme) =>
          checked ? alpha(theme.palette.primary.main, 0.08) : theme.palette.background.paper,
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': { borderColor: disabled ? undefined : 'primary.main' },
        '&:has(input:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'secondary.main',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        sx={{
          flex: 'none',
          width: 20,
          height: 20,
          m: 0,
          mt: '0.15em',
          accentColor: (theme) => theme.palette.primary.main,
          '&:focus-visible': { outline: 'none' },
        }}
      />
      <Box component="span" sx={{ minWidth: 0, whiteSpace: 'pre-line' }}>
        <InlineContent text={label} format={format} />
      </Box>
    </Box>
  );
}
