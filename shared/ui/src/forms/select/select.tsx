import { Icon, IconButton } from '@sopaan/ui/core';
import { SelectField, type SelectFieldProps } from './select-field';
import type { SelectOption } from './select-option';
import { useSelect } from './use-select';

export interface SelectProps extends SelectFieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Allows new options; the typed text becomes value and label. */
  creatable?: boolean;
  /** With a button that clears the selection. */
  clearable?: boolean;
}

/** A searchable single select. */
export function Select(props: SelectProps) {
  const { options, value, onChange, creatable = false, clearable = false } = props;
  const label = options.find((option) => option.value === value)?.label ?? value ?? '';
  const state = useSelect({
    options,
    known: options,
    creatable,
    current: value,
    closeOnPick: true,
    onPick: onChange,
  });
  return (
    <SelectField
      {...props}
      state={state}
      text={label}
      chosen={value === null ? [] : [value]}
      end={
        clearable &&
        value !== null && (
          <IconButton
            size="small"
            aria-label={`Clear ${props.label}`}
            onClick={(event) => {
              event.stopPropagation();
              onChange(null);
            }}
          >
            <Icon name="close" />
          </IconButton>
        )
      }
    />
  );
}
