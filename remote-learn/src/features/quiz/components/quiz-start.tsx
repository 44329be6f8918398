import { loginPath, paths } from '@sopaan/contract/paths';
import type { Quiz } from '@sopaan/schemas/quiz';
import { Alert, Box, Button, Card, CardContent, LinkButton, Typography } from '@sopaan/ui/core';
import { GeneratedPicture } from '@sopaan/ui/display';
import { useLocation } from 'react-router';
import { nextAttempt } from '../run/next-attempt';
import { QuizRules } from './quiz-rules';

/** In the address after login: the visitor has asked to start already. */
export const START_PARAM = 'start';

interface QuizStartProps {
  quiz: Quiz;
  isMember: boolean;
  starting: boolean;
  problem: string | null;
  onStart: () => void;
}

/** What the quiz is and how it goes, before its time runs. */
export function QuizStart({ quiz, isMember, starting, problem, onStart }: QuizStartProps) {
  const { pathname } = useLocation();
  const next = nextAttempt(quiz.rules, quiz.attempts);
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
        <QuizRules rules={quiz.rules} seconds={quiz.durationSeconds} />
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
                  onClick={starting ? undefined : onStart}
                  aria-disabled={starting}
                >
                  {startLabel({ starting, hasFailed: problem !== null, isResumed })}
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

function startLabel(state: { starting: boolean; hasFailed: boolean; isResumed: boolean }): string {
  if (state.starting) return 'Starting…';
  if (state.hasFailed) return 'Try again';
  return state.isResumed ? 'Resume quiz' : 'Start quiz';
}
