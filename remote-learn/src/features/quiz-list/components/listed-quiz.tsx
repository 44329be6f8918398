import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import type { MemberQuizResult } from '@sopaan/schemas/quizzes/quiz-results';
import { QuizRow } from '@sopaan/search/quiz-row';
import { Box, Typography } from '@sopaan/ui/core';

interface ListedQuizProps {
  quiz: QuizListItem;
  /** The member's result; undefined for guests and before the first attempt. */
  result: MemberQuizResult | undefined;
}

/** A quiz with the member's own attempts, last and best result. */
export function ListedQuiz({ quiz, result }: ListedQuizProps) {
  return (
    <QuizRow
      quiz={{ ...quiz, parentId: quiz.parentid, summary: quiz.description }}
      note={result && <ResultLine result={result} />}
      level="h2"
    />
  );
}

function ResultLine({ result: { best, last, used, running } }: { result: MemberQuizResult }) {
  const shown = last ?? best;
  const isBest = last?.score === best?.score && last?.total === best?.total;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, pt: 0.25 }}>
      {shown && (
        <Typography variant="subtitle2" component="span" color="primary">
          {`${last ? 'Last' : 'Best'} result: ${scoreText(shown)}`}
        </Typography>
      )}
      <Typography variant="body2" component="span" color="textSecondary">
        {[
          ...(last && best && !isBest ? [`Best: ${scoreText(best)}`] : []),
          used === 1 ? '1 attempt' : `${used} attempts`,
          ...(running ? ['one is in progress'] : []),
        ].join(', ')}
      </Typography>
    </Box>
  );
}

function scoreText({ score, total }: { score: number; total: number }): string {
  return `${score} of ${total}`;
}
