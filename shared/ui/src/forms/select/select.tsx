import { Icon, IconButton } from '@sopaan/ui/core';
import { SelectField, type SelectFieldProps } from './select-field';
import type { SelectOption } from './select-option';
import { useSelect } from './use-select';

export interface SelectProps extends SelectFieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is typed may become a new option; its value and label are the text. */
  creatable?: boolean;
  /** With a button that empties it. */
  clearable?: boolean;
}

/** One of many, found by typing. */
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
