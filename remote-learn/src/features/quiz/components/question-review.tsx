import type { QuizQuestion } from '@sopaan/schemas/quiz';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';

interface QuestionReviewProps {
  number: number;
  question: QuizQuestion;
  /** Index of the chosen option; null: none. */
  chosen: number | null;
  /** Index of the right option; null while the quiz keeps it back. */
  correct: number | null;
}

/** A question after the quiz: what was chosen and what is right, in words and not by colour alone. */
export function QuestionReview({ number, question, chosen, correct }: QuestionReviewProps) {
  const verdict = verdictOf(chosen, correct);
  return (
    <Card component="li">
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
          <Typography variant="overline" component="p" color="textSecondary">
            {`Question ${number}`}
          </Typography>
          {verdict && (
            <Typography variant="subtitle2" component="p" sx={{ color: verdict.color }}>
              <Icon name={verdict.icon} size={18} /> {verdict.text}
            </Typography>
          )}
        </Box>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
          {question.question}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {question.options.map((option, index) => (
            <ReviewedOption
              key={index}
              label={option}
              isRight={correct === index}
              isChosen={chosen === index}
              isMarked={correct !== null}
            />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function verdictOf(chosen: number | null, correct: number | null) {
  if (chosen === null) {
    return { text: 'Not answered', icon: 'minus', color: 'text.secondary' } as const;
  }
  if (correct === null) return null;
  return chosen === correct
    ? ({ text: 'Right', icon: 'check', color: 'success.main' } as const)
    : ({ text: 'Wrong', icon: 'close', color: 'error.main' } as const);
}

interface ReviewedOptionProps {
  label: string;
  isRight: boolean;
  isChosen: boolean;
  /** Whether it is known what is right. */
  isMarked: boolean;
}

function ReviewedOption({ label, isRight, isChosen, isMarked }: ReviewedOptionProps) {
  const marks = [...(isChosen ? ['Your answer'] : []), ...(isRight ? ['Right answer'] : [])];
  const chosenColor = isMarked ? 'error.main' : 'primary.main';
  const color = isRight ? 'success.main' : isChosen ? chosenColor : 'divider';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        border: '1px solid',
        borderColor: color,
      }}
    >
      <Box component="span" sx={{ minWidth: 0, whiteSpace: 'pre-line' }}>
        {label}
      </Box>
      {marks.length > 0 && (
        <Typography variant="subtitle2" component="span" sx={{ color }}>
          {marks.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
