import { paths } from '@sopaan/contract/paths';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import type { MemberQuizResult } from '@sopaan/schemas/quizzes/quiz-results';
import { ResultRow } from '@sopaan/search/result-row';
import { Box, Typography } from '@sopaan/ui/core';
import { Fact, GeneratedPicture } from '@sopaan/ui/items';

interface QuizRowProps {
  quiz: QuizListItem;
  /** The member's result; undefined for guests and before the first attempt. */
  result: MemberQuizResult | undefined;
}

/** A quiz with the member's own attempts and best result. */
export function QuizRow({ quiz, result }: QuizRowProps) {
  const best = result?.best;
  return (
    <ResultRow
      title={quiz.title}
      to={paths.quiz(quiz.id, quiz.parentid, quiz.type)}
      provider={quiz.description}
      picture={
        <Box sx={{ width: 56, borderRadius: '12px', overflow: 'hidden' }}>
          <GeneratedPicture id={quiz.id} kind="quiz" ratio={1} />
        </Box>
      }
      aside={
        best && (
          <Box sx={{ color: 'primary.main' }}>{`Best result: ${best.score} / ${best.total}`}</Box>
        )
      }
      facts={
        <>
          <Fact icon="list">{quiz.questionCount} questions</Fact>
          <Fact icon="clock">{Math.round(quiz.durationSeconds / 60)} minutes</Fact>
          {quiz.difficultyLevel && <Fact icon="target">{quiz.difficultyLevel}</Fact>}
        </>
      }
      note={
        result && (
          <Typography variant="body2" color="textSecondary">
            {attemptsText(result)}
          </Typography>
        )
      }
      tags={quiz.examPreparation}
    />
  );
}

function attemptsText({ used, running }: MemberQuizResult): string {
  const count = used === 1 ? '1 attempt' : `${used} attempts`;
  return running ? `${count}. One is in progress.` : count;
}
