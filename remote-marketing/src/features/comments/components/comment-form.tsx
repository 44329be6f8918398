import {
  COMMENT_TEXT_MAX,
  commentFormSchema,
  type CommentForm as Values,
} from '@sopaan/schemas/blog/post-comment';
import { useBusy } from '@sopaan/session/busy';
import { Box, Button } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton, useFormikContext } from '@sopaan/ui/forms';
import { useEffect, useEffectEvent } from 'react';

interface CommentFormProps {
  /** The accessible name of the form. */
  label: string;
  initialText: string;
  submitLabel: string;
  /** Stores the comment. If it rejects, the form shows the error and keeps the text. */
  onSend: (text: string) => Promise<unknown>;
  /** Called with the text on each change. */
  onChange?: (text: string) => void;
  onCancel?: () => void;
}

/** The form for a new comment or to edit one. */
export function CommentForm(props: CommentFormProps) {
  const { label, initialText, submitLabel, onSend, onChange, onCancel } = props;
  return (
    <ApiForm
      label={label}
      initialValues={{ text: initialText }}
      schema={commentFormSchema}
      errorTitle="Your comment could not be stored."
      send={async (values, { resetForm }) => {
        await onSend(commentFormSchema.cast(values).text);
        resetForm({ values: { text: '' } });
      }}
    >
      <CommentTextField onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending="Sending…">{submitLabel}</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </ApiForm>
  );
}

/** The text with a character count. Unsent text delays updates of the page. */
function CommentTextField({ onChange }: { onChange: ((text: string) => void) | undefined }) {
  const { values, dirty } = useFormikContext<Values>();
  useBusy(
    { remote: 'marketing', task: 'post-comment' },
    dirty ? 'A comment is being written.' : null,
  );
  const report = useEffectEvent((text: string) => onChange?.(text));
  useEffect(() => report(values.text), [values.text]);
  const count = values.text.length.toLocaleString('en-IN');
  return (
    <FormTextField
      name="text"
      label="Your comment"
      multiline
      minRows={3}
      hint={`${count} of ${COMMENT_TEXT_MAX.toLocaleString('en-IN')} characters. Plain text.`}
    />
  );
}
