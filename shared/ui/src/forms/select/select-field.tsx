import InputAdornment from '@mui/material/InputAdornment';
import { Box, Icon, VisuallyHidden } from '@sopaan/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { TextField } from '../field/text-field';
import { SelectMenu } from './select-menu';
import type { SelectState } from './use-select';

/** The common props of single and multiple selects. */
export interface SelectFieldProps {
  label: string;
  name?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  loading?: boolean;
  placeholder?: string;
  onBlur?: () => void;
}

interface SelectFieldParts extends SelectFieldProps {
  state: SelectState;
  /** The text of the field while nothing is typed. */
  text: string;
  chosen: readonly string[];
  multiple?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function SelectField(props: SelectFieldParts) {
  const { state, label, loading = false, placeholder = 'Select...' } = props;
  const { id, open, shown, active } = state;
  return (
    <Box ref={state.control} sx={{ position: 'relative' }}>
      <TextField
        label={label}
        name={props.name}
        required={props.required}
        disabled={props.disabled}
        error={Boolean(props.error)}
        helperText={props.error ?? props.hint}
        value={open ? state.typed : props.text}
        onChange={(event) => state.type(event.target.value)}
        onClick={() => {
          if (!open && !props.disabled) state.show();
        }}
        onBlur={() => {
          state.hide();
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          state.onKeyDown(event);
          props.onKeyDown?.(event);
        }}
        autoComplete="off"
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': open,
            'aria-controls': open ? `${id}-menu` : undefined,
            'aria-activedescendant': open && shown[active] ? `${id}-option-${active}` : undefined,
            placeholder: props.chosen.length === 0 ? placeholder : props.text,
          },
          input: {
            sx: {
              pr: 6,
              flexWrap: 'wrap',
              '& input': { width: 0, minWidth: '8ch', flex: 1 },
            },
            startAdornment: props.start,
            endAdornment: (
              <InputAdornment
                position="end"
                sx={{ position: 'absolute', right: 12, top: 0, bottom: 0, m: 'auto', height: 32 }}
              >
                {props.end}
                <Icon name={open ? 'chevron-up' : 'chevron-down'} sx={{ pointerEvents: 'none' }} />
              </InputAdornment>
            ),
          },
        }}
      />
      {open && (
        <SelectMenu
          state={state}
          label={label}
          loading={loading}
          chosen={props.chosen}
          multiple={props.multiple}
        />
      )}
      <VisuallyHidden role="status">
        {open && !loading ? `${shown.length} result(s) available` : ''}
      </VisuallyHidden>
    </Box>
  );
}
