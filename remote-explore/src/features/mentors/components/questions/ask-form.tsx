import { ConsentNotice } from '@sopaan/item-actions/consent-notice';
import {
  QUESTION_TEXT,
  questionFormSchema,
  questionTopics,
  type MentorQuestion,
  type QuestionForm,
} from '@sopaan/schemas/mentors/mentor-question';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { useBusy } from '@sopaan/session/busy';
import { Alert, Box, Button, useIsBrowser } from '@sopaan/ui/core';
import {
  ApiForm,
  FormSelect,
  FormTextField,
  SubmitButton,
  useFormikContext,
} from '@sopaan/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { useAskMentor } from '../../api/use-ask-mentor';
import { readQuestionDraft, writeQuestionDraft } from '../../question-draft';

interface AskFormProps {
  mentor: Mentor;
  onSent: (question: MentorQuestion) => void;
  onCancel: () => void;
}

/** The form of a question to a mentor. What has been written is kept in this browser until it is sent. */
export function AskForm({ mentor, onSent, onCancel }: AskFormProps) {
  const { mutateAsync: ask } = useAskMentor(mentor.id);
  const isBrowser = useIsBrowser();
  const topics = questionTopics(mentor);
  const draft = isBrowser ? readQuestionDraft(mentor.id) : undefined;
  const [onlyTopic = ''] = topics.length === 1 ? topics : [];
  const topic = draft && topics.includes(draft.topic) ? draft.topic : onlyTopic;
  return (
    <ApiForm<QuestionForm>
      // The draft is read in the browser only.
      key={`${mentor.id} ${isBrowser}`}
      initialValues={{ topic, text: draft?.text ?? '' }}
      schema={questionFormSchema}
      errorTitle="Your question could not be sent."
      send={async (values) => {
        const question = await ask(questionFormSchema.cast(values));
        writeQuestionDraft(mentor.id, { topic: '', text: '' });
        onSent(question);
      }}
    >
      <ConsentNotice />
      {mentor.isSample && <SampleNotice />}
      <FormSelect
        name="topic"
        label="Topic"
        options={topics.map((value) => ({ value, label: value }))}
        required
      />
      <QuestionText mentorId={mentor.id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending="Sending…">Send question</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </ApiForm>
  );
}

function SampleNotice() {
  return (
    <Alert severity="info" role="none" title="This is a sample mentor">
      You can try the form. Your question is stored for you alone, and nobody will answer it.
    </Alert>
  );
}

/** The text with a character count. Unsent text delays updates of the page. */
function QuestionText({ mentorId }: { mentorId: string }) {
  const { values, dirty } = useFormikContext<QuestionForm>();
  useBusy(
    { remote: 'explore', task: 'mentor-question' },
    dirty ? 'A question is being written.' : null,
  );
  const keep = useEffectEvent(() => writeQuestionDraft(mentorId, values));
  useEffect(() => {
    if (dirty) keep();
  }, [values, dirty]);
  const count = values.text.length.toLocaleString('en-IN');
  return (
    <FormTextField
      name="text"
      label="Your question"
      multiline
      minRows={5}
      required
      hint={`${count} of ${QUESTION_TEXT.max.toLocaleString('en-IN')} characters. One question, with what you have tried. Leave out phone numbers and addresses.`}
    />
  );
}
