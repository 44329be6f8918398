import { loginPath, paths } from '@sopaan/contract/paths';
import type { Quiz } from '@sopaan/schemas/quizzes/quiz';
import { loginState } from '@sopaan/session/login-reason';
import { Alert, Box, Button, Card, CardContent, LinkButton, Typography } from '@sopaan/ui/core';
import { GeneratedPicture } from '@sopaan/ui/display';
import { useLocation } from 'react-router-dom';
import { useNextAttempt } from '../attempt/use-next-attempt';
import { QuizRules } from './quiz-rules';

/** Query parameter of the URL after login: start the quiz without another click. */
export const START_PARAM = 'start';

interface QuizStartProps {
  quiz: Quiz;
  isMember: boolean;
  isStarting: boolean;
  problem: string | null;
  onStart: () => void;
}

/** Description and rules of a quiz, before its time starts. */
export function QuizStart({ quiz, isMember, isStarting, problem, onStart }: QuizStartProps) {
  const { pathname } = useLocation();
  const next = useNextAttempt(quiz.rules, quiz.attempts);
  const isResumed = quiz.attempts?.running === true;
  return (
    <Card sx={{ maxWidth: 720, mx: 'auto' }}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" component="h1">
              {quiz.quiz_name}
            </Typography>
            {quiz.description && (
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {quiz.description}
              </Typography>
            )}
          </Box>
          <Box
            sx={{
              display: { xs: 'none', sm: 'block' },
              flex: 'none',
              width: 200,
              borderRadius: 1,
              overflow: 'hidden',
            }}
          >
            <GeneratedPicture id={quiz.quiz_id} kind="quiz" />
          </Box>
        </Box>
        <QuizRules
          rules={quiz.rules}
          seconds={Math.round((quiz.durationSeconds * (100 + quiz.extraTimePercent)) / 100)}
          extraTimePercent={quiz.extraTimePercent}
        />
        {problem && (
          <Alert severity="error" title="The quiz could not be started">
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {isMember ? (
            <>
              {next.isAllowed ? (
                <Button
                  variant="contained"
                  size="large"
                  onClick={isStarting ? undefined : onStart}
                  aria-disabled={isStarting}
                >
                  {startLabel({ isStarting, hasFailed: problem !== null, isResumed })}
                </Button>
              ) : (
                <LinkButton to={paths.practice} variant="outlined">
                  Practice challenges
                </LinkButton>
              )}
              {next.text && (
                <Typography variant="body2" color="textSecondary">
                  {next.text}
                </Typography>
              )}
            </>
          ) : (
            <>
              <LinkButton
                variant="contained"
                size="large"
                to={loginPath(`${pathname}?${START_PARAM}=1`)}
                state={loginState({ action: 'start', title: quiz.quiz_name })}
              >
                Log in to start
              </LinkButton>
              <Typography variant="body2" color="textSecondary">
                The quiz starts right after you log in.
              </Typography>
            </>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}

function startLabel(state: {
  isStarting: boolean;
  hasFailed: boolean;
  isResumed: boolean;
}): string {
  if (state.isStarting) return 'Starting…';
  if (state.hasFailed) return 'Try again';
  return state.isResumed ? 'Resume quiz' : 'Start quiz';
}
