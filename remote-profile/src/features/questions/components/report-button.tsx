import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { questionTitle } from '../question-text';
import { useReportQuestion } from '../api/use-question-mutations';

/** Each of the two people can report a question with its reply once. */
export function ReportButton({ question }: { question: MentorQuestion }) {
  const { questionId, isReported } = question;
  const { mutateAsync: report } = useReportQuestion(questionId);
  return (
    <ConfirmButton
      label={`${isReported ? 'Reported' : 'Report'}: ${questionTitle(question)}`}
      isDisabled={isReported}
      title="Report this question?"
      text="Report insults, advertising, and requests for money or personal data. We read the question and the reply. The other person is not told."
      confirmLabel="Report"
      cancelLabel="Cancel"
      errorTitle="The question could not be reported."
      onConfirm={() => report()}
    >
      {isReported ? 'Reported' : 'Report'}
    </ConfirmButton>
  );
}
