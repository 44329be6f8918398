import { QUESTION_MAX, questionFormSchema } from '@sopaan/schemas/live-classes/room';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';

export function QuestionForm({ send }: { send: (text: string) => Promise<unknown> }) {
  return (
    <ApiForm
      label="Ask a question"
      initialValues={{ text: '' }}
      schema={questionFormSchema}
      errorTitle="The question could not be sent"
      send={async ({ text }, helpers) => {
        await send(text);
        helpers.resetForm();
      }}
    >
      {() => (
        <>
          <FormTextField
            name="text"
            label="Your question"
            multiline
            maxRows={4}
            slotProps={{ htmlInput: { maxLength: QUESTION_MAX } }}
          />
          <SubmitButton>Ask</SubmitButton>
        </>
      )}
    </ApiForm>
  );
}
