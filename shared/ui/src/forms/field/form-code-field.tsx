import { VisuallyHidden } from '@sopaan/ui/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readDigits } from './digits';
import { TextField } from './text-field';
import { useBoundField } from './use-bound-field';

interface FormCodeFieldProps {
  name: string;
  label: string;
  /** Shown below the field unless it has an error. */
  hint?: string;
  /** The number of digits. */
  length?: number;
  /** Whether it is focused when it mounts. */
  focused?: boolean;
}

/**
 * A field for a code that was sent by mail. The code may be typed, pasted with surrounding text, or filled in by the phone; the last digit
 * submits the form. After an error the code is focused and selected, so that the next digit replaces it.
 */
export function FormCodeField(props: FormCodeFieldProps) {
  const { name, label, hint, length = 6, focused = false } = props;
  const { field, actions, failed, help } = useBoundField<string>(name, hint);
  const { submitForm, submitCount, isSubmitting, isValidating } = useFormikContext();
  const input = useRef<HTMLInputElement>(null);
  const focusedSubmitCount = useRef(0);

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  useEffect(() => {
    if (!failed || isSubmitting || isValidating || focusedSubmitCount.current === submitCount)
      return;
    focusedSubmitCount.current = submitCount;
    input.current?.focus();
    input.current?.select();
  }, [failed, isSubmitting, isValidating, submitCount]);

  const change = (text: string) => {
    const code = readDigits(text).slice(0, length);
    // Sets the value and starts submitting synchronously, so that Enter or the button cannot submit it again.
    flushSync(() => void actions.setValue(code));
    if (code.length === length && code !== field.value && !isSubmitting) void submitForm();
  };

  return (
    <div>
      <TextField
        name={name}
        label={label}
        required
        value={field.value ?? ''}
        onChange={(event) => change(event.target.value)}
        onBlur={field.onBlur}
        error={failed}
        helperText={help}
        inputRef={input}
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
          input: {
            sx: {
              maxWidth: '13rem',
              fontSize: '1.5rem',
              letterSpacing: '0.3em',
              fontVariantNumeric: 'tabular-nums',
            },
          },
        }}
      />
      {/* Screen readers do not announce a changed description of the focused field. */}
      {failed && !isSubmitting && <VisuallyHidden role="alert">{help}</VisuallyHidden>}
    </div>
  );
}
