import { ChosenChip } from './chosen-chip';
import { SelectField, type SelectFieldProps } from './select-field';
import type { SelectOption } from './select-option';
import { useSelect } from './use-select';

export interface MultiSelectProps extends SelectFieldProps {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Allows new options; the typed text becomes value and label. */
  creatable?: boolean;
}

/** A searchable multiple select, with the selected options as chips in the field. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, creatable = false } = props;
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;
  const chosenOptions = value.map((chosen) => ({ value: chosen, label: labelOf(chosen) }));
  const state = useSelect({
    options: options.filter((option) => !value.includes(option.value)),
    known: [...options, ...chosenOptions],
    creatable,
    current: null,
    closeOnPick: false,
    onPick: (picked) => onChange([...value, picked]),
  });
  const remove = (chosen: string) => onChange(value.filter((other) => other !== chosen));

  return (
    <SelectField
      {...props}
      state={state}
      text=""
      chosen={value}
      multiple
      onKeyDown={(event) => {
        const last = value.at(-1);
        if (event.key === 'Backspace' && state.typed === '' && last !== undefined) remove(last);
      }}
      start={chosenOptions.map((chosen) => (
        <ChosenChip
          key={chosen.value}
          label={chosen.label}
          disabled={props.disabled}
          onRemove={() => remove(chosen.value)}
        />
      ))}
    />
  );
}
