import { bus } from '@sopaan/events/bus';
import {
  ANSWER_TEXT,
  answerFormSchema,
  DECLINE_REASON,
  declineFormSchema,
  type AnswerForm as AnswerValues,
  type MentorQuestion,
} from '@sopaan/schemas/mentors/mentor-question';
import { useBusy } from '@sopaan/session/busy';
import { Box, Button, useIsBrowser } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton, useFormikContext } from '@sopaan/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { useAnswer, useDecline } from '../api/use-question-mutations';
import { readReplyDraft, writeReplyDraft } from '../reply-draft';

interface ReplyFormProps {
  question: MentorQuestion;
  onCancel: () => void;
}

/** The form of an answer. What has been written is kept in this browser until it is sent. */
export function AnswerForm({ question, onCancel }: ReplyFormProps) {
  const { questionId, askerName } = question;
  const { mutateAsync: answer } = useAnswer(questionId);
  const isBrowser = useIsBrowser();
  return (
    <ApiForm<AnswerValues>
      // The draft is read in the browser only.
      key={String(isBrowser)}
      label={`Answer to ${askerName}`}
      initialValues={{ text: isBrowser ? readReplyDraft(questionId) : '' }}
      schema={answerFormSchema}
      errorTitle="Your answer could not be sent."
      send={async (values) => {
        await answer(answerFormSchema.cast(values).text);
        writeReplyDraft(questionId, '');
        confirm('Your answer has been sent.');
      }}
    >
      <AnswerText questionId={questionId} />
      <Buttons submitLabel="Send answer" onCancel={onCancel} />
    </ApiForm>
  );
}

/** The text with a character count. Unsent text delays updates of the page. */
function AnswerText({ questionId }: { questionId: string }) {
  const { values, dirty } = useFormikContext<AnswerValues>();
  useBusy(
    { remote: 'profile', task: 'mentor-answer' },
    dirty ? 'An answer is being written.' : null,
  );
  const keep = useEffectEvent(() => writeReplyDraft(questionId, values.text));
  useEffect(() => {
    if (dirty) keep();
  }, [values, dirty]);
  const count = values.text.length.toLocaleString('en-IN');
  return (
    <FormTextField
      name="text"
      label="Your answer"
      multiline
      minRows={4}
      required
      hint={`${count} of ${ANSWER_TEXT.max.toLocaleString('en-IN')} characters. It cannot be changed once it is sent.`}
    />
  );
}

/** The form of a reason for declining. */
export function DeclineForm({ question, onCancel }: ReplyFormProps) {
  const { questionId, askerName } = question;
  const { mutateAsync: decline } = useDecline(questionId);
  return (
    <ApiForm
      label={`Decline the question of ${askerName}`}
      initialValues={{ reason: '' }}
      schema={declineFormSchema}
      errorTitle="The question could not be declined."
      send={async (values) => {
        await decline(declineFormSchema.cast(values).reason);
        confirm('The question is declined.');
      }}
    >
      <FormTextField
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        required
        hint={`At most ${DECLINE_REASON.max} characters. ${askerName} sees it.`}
      />
      <Buttons submitLabel="Decline question" onCancel={onCancel} />
    </ApiForm>
  );
}

function Buttons({ submitLabel, onCancel }: { submitLabel: string; onCancel: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <SubmitButton pending="Sending…">{submitLabel}</SubmitButton>
      <Button onClick={onCancel}>Cancel</Button>
    </Box>
  );
}

function confirm(message: string): void {
  bus.publish('toast:requested', { message, kind: 'success' }, 'profile');
}
