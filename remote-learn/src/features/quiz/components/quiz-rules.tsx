import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import type { QuizRules as Rules } from '@sopaan/schemas/quiz';
import { clockText, counted, spokenTime } from '../run/clock';

interface QuizRulesProps {
  rules: Rules;
  seconds: number;
}

/** The rules of every quiz, with the figures of this one. */
export function QuizRules({ rules, seconds }: QuizRulesProps) {
  const { questionCount, isDrawn, graceSeconds } = rules;
  return (
    <Box component="section" aria-labelledby="quiz-rules">
      <Typography id="quiz-rules" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Before you start
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        <Rule icon="list" title={counted(questionCount, 'question')}>
          {isDrawn && 'Each attempt draws its own questions. '}
          One right option each. You can go back and change your answers.
        </Rule>
        <Rule icon="clock" title={`${clockText(seconds)} on the clock`}>
          You have {spokenTime(seconds)} from the start, also while you are away. At 00:00 the quiz
          is submitted by itself. Answers you chose in time still count if they reach us within{' '}
          {counted(graceSeconds, 'second')} after that.
        </Rule>
        <Rule icon="check" title={attemptsTitle(rules)}>
          {attemptsText(rules)} Each answer is saved when you choose it. Come back before the end
          and you go on where you were.
        </Rule>
        <Rule icon="award" title="Score and review at the end">
          {rules.keyShown === 'after_attempt'
            ? 'You see your score and the right answer to each question.'
            : 'You see your score. The right answers are shown after your last attempt.'}
        </Rule>
      </Box>
    </Box>
  );
}

function attemptsTitle({ attemptsMax }: Rules): string {
  return attemptsMax === null ? 'As many attempts as you like' : counted(attemptsMax, 'attempt');
}

function attemptsText({ attemptsMax, cooldownSeconds }: Rules): string {
  if (cooldownSeconds === 0 || attemptsMax === 1) return 'One runs at a time.';
  return `One runs at a time, with at least ${spokenSpan(cooldownSeconds)} in between.`;
}

/** `5400` gives `1 hour 30 minutes`. */
function spokenSpan(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = seconds % 3600;
  if (hours === 0) return spokenTime(seconds);
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${spokenTime(rest)}`;
}

function Rule({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: 1,
          color: 'primary.main',
          bgcolor: 'action.hover',
        }}
      >
        <Icon name={icon} size={22} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
