import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';

interface QuestionReviewProps {
  number: number;
  question: QuizQuestion;
  /** Index of the chosen option; null: none. */
  chosen: number | null;
  /** Index of the correct option; null while the quiz withholds it. */
  correct: number | null;
}

/** A question after the quiz: the chosen and the correct option, marked by text as well as colour. */
export function QuestionReview({ number, question, chosen, correct }: QuestionReviewProps) {
  const verdict = questionVerdict(chosen, correct);
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
              isCorrect={correct === index}
              isChosen={chosen === index}
              isKeyKnown={correct !== null}
            />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function questionVerdict(chosen: number | null, correct: number | null) {
  if (chosen === null) {
    return { text: 'Not answered', icon: 'minus', color: 'text.secondary' } as const;
  }
  if (correct === null) return null;
  return chosen === correct
    ? ({ text: 'Correct', icon: 'check', color: 'success.main' } as const)
    : ({ text: 'Incorrect', icon: 'close', color: 'error.main' } as const);
}

interface ReviewedOptionProps {
  label: string;
  isCorrect: boolean;
  isChosen: boolean;
  /** Whether the correct option is known. */
  isKeyKnown: boolean;
}

function ReviewedOption({ label, isCorrect, isChosen, isKeyKnown }: ReviewedOptionProps) {
  const labels = [...(isChosen ? ['Your answer'] : []), ...(isCorrect ? ['Correct answer'] : [])];
  const chosenColor = isKeyKnown ? 'error.main' : 'primary.main';
  const color = isCorrect ? 'success.main' : isChosen ? chosenColor : 'divider';
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
      {labels.length > 0 && (
        <Typography variant="subtitle2" component="span" sx={{ color }}>
          {labels.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
