import {
  POST_TEXT_MAX,
  postFormSchema,
  type PostForm as Values,
} from '@sopaan/schemas/practice/challenge-post';
import { useBusy } from '@sopaan/session/busy';
import { Box, Button } from '@sopaan/ui/core';
import {
  ApiForm,
  FormCheckbox,
  FormTextField,
  SubmitButton,
  useFormikContext,
} from '@sopaan/ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hasCodeBlock } from '../has-code-block';

interface PostFormProps {
  /** The accessible name of the form. */
  label: string;
  /** The label of the text field. */
  textLabel: string;
  initialValues?: Values;
  submitLabel: string;
  /** Stores the post. If it rejects, the form shows the error and keeps the text. */
  onSend: (values: Values) => Promise<unknown>;
  /** Called with the text on each change. */
  onChange?: (text: string) => void;
  onCancel?: () => void;
}

const EMPTY: Values = { text: '', isSpoiler: false };

/** The form of a new post or reply, or to edit one. */
export function PostForm(props: PostFormProps) {
  const {
    label,
    textLabel,
    initialValues = EMPTY,
    submitLabel,
    onSend,
    onChange,
    onCancel,
  } = props;
  return (
    <ApiForm
      label={label}
      initialValues={initialValues}
      schema={postFormSchema}
      errorTitle="Your text could not be stored."
      send={async (values, { resetForm }) => {
        await onSend(postFormSchema.cast(values));
        resetForm({ values: EMPTY });
      }}
    >
      <PostFields textLabel={textLabel} onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending="Sending…">{submitLabel}</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </ApiForm>
  );
}

interface PostFieldsProps {
  textLabel: string;
  onChange: ((text: string) => void) | undefined;
}

/** Text and mark. A block of code marks the post, which the author can undo. Unsent text delays updates of the page. */
function PostFields({ textLabel, onChange }: PostFieldsProps) {
  const { values, dirty, setFieldValue } = useFormikContext<Values>();
  useBusy(
    { remote: 'practice', task: 'challenge-post' },
    dirty ? 'A post is being written.' : null,
  );
  const hasCode = hasCodeBlock(values.text);
  const hadCode = useRef(hasCode);
  const report = useEffectEvent((text: string) => onChange?.(text));
  useEffect(() => report(values.text), [values.text]);
  useEffect(() => {
    if (hasCode && !hadCode.current) void setFieldValue('isSpoiler', true);
    hadCode.current = hasCode;
  }, [hasCode, setFieldValue]);
  const count = values.text.length.toLocaleString('en-IN');
  return (
    <>
      <FormTextField
        name="text"
        label={textLabel}
        multiline
        minRows={2}
        hint={`${count} of ${POST_TEXT_MAX.toLocaleString('en-IN')} characters. Markdown; put code between lines of three backticks.`}
      />
      <FormCheckbox
        name="isSpoiler"
        label="It contains a solution"
        hint="Then it is folded for members who have not solved the challenge."
      />
    </>
  );
}
