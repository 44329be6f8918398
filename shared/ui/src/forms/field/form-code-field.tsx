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
  /** Stands below the field until there is an error. */
  hint?: string;
  /** Digits of the code. */
  length?: number;
  /** Whether it takes the focus when it comes. */
  focused?: boolean;
}

/**
 * A code out of a mail. It may be typed, pasted with whatever stands around its digits, or filled in by the phone; when
 * the last digit is there, the form sends itself. Refused, it takes the focus, so that the next digit replaces the code.
 */
export function FormCodeField(props: FormCodeFieldProps) {
  const { name, label, hint, length = 6, focused = false } = props;
  const { field, actions, failed, help } = useBoundField<string>(name, hint);
  const { submitForm, submitCount, isSubmitting, isValidating } = useFormikContext();
  const input = useRef<HTMLInputElement>(null);
  const focusedFor = useRef(0);

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  useEffect(() => {
    if (!failed || isSubmitting || isValidating || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    input.current?.focus();
    input.current?.select();
  }, [failed, isSubmitting, isValidating, submitCount]);

  const change = (text: string) => {
    const code = readDigits(text).slice(0, length);
    // The form must hold the code, and be on its way, before Enter or the button could send it a second time.
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
      {/* Whoever is still in the field would not hear of its error. */}
      {failed && !isSubmitting && <VisuallyHidden role="alert">{help}</VisuallyHidden>}
    </div>
  );
}
