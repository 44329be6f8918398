import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { Alert, Box, Button, LinkButton } from '@sopaan/ui/core';
import { questionLink } from '../../question-text';

interface SentQuestionProps {
  question: MentorQuestion;
  onClose: () => void;
}

/** Confirms that a question was sent, and says what follows. */
export function SentQuestion({ question, onClose }: SentQuestionProps) {
  const { mentorName, isSample, questionId } = question;
  return (
    <>
      <Alert severity="success" role="none">
        {isSample
          ? `${mentorName} is a sample mentor, so nobody will answer. You can withdraw your question at any time.`
          : `When ${mentorName} has answered, you get a notice and an email. Until then you can withdraw your question.`}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={questionLink(questionId)} variant="contained">
          View your question
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </Box>
    </>
  );
}
