import { paths } from '@sopaan/contract/paths';
import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { Box, LinkButton } from '@sopaan/ui/core';
import { useWithdrawQuestion } from '../api/use-question-mutations';
import { questionTitle } from '../question-text';
import { ReportButton } from './report-button';

/** For the member who has asked: withdraw, ask again, report. */
export function AskedActions({ question }: { question: MentorQuestion }) {
  const { questionId, mentorId, mentorName, status, isSample } = question;
  const { mutateAsync: withdraw } = useWithdrawQuestion(questionId);
  return (
    <Box sx={actionRow}>
      {status === 'open' ? (
        <ConfirmButton
          variant="outlined"
          label={`Withdraw: ${questionTitle(question)}`}
          title="Withdraw your question?"
          text="Its text is deleted, and the mentor no longer sees it. It still counts towards your questions of today."
          confirmLabel="Withdraw question"
          cancelLabel="Keep it"
          errorTitle="Your question could not be withdrawn."
          onConfirm={() => withdraw()}
        >
          Withdraw
        </ConfirmButton>
      ) : (
        <LinkButton
          size="small"
          variant="outlined"
          to={`${paths.mentor(mentorId)}&ask=1`}
          aria-label={`Ask again: ${mentorName}`}
        >
          Ask again
        </LinkButton>
      )}
      {!isSample && status !== 'open' && <ReportButton question={question} />}
    </Box>
  );
}

export const actionRow = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
