import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import type { QuizRules as Rules } from '@sopaan/schemas/quizzes/quiz';
import { formatClock, formatDuration, pluralize } from '../quiz-text';

interface QuizRulesProps {
  rules: Rules;
  /** The time limit of the next attempt, including the member's extra time. */
  seconds: number;
  extraTimePercent: number;
}

/** The rules of a quiz, with its number of questions, time and attempts. */
export function QuizRules({ rules, seconds, extraTimePercent }: QuizRulesProps) {
  const { questionCount, isDrawn, graceSeconds } = rules;
  return (
    <Box component="section" aria-labelledby="quiz-rules">
      <Typography id="quiz-rules" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Before you start
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        <Rule icon="list" title={pluralize(questionCount, 'question')}>
          {isDrawn && 'Each attempt has different questions. '}
          You can go back and change your answers.
        </Rule>
        <Rule icon="clock" title={`${formatClock(seconds)} on the clock`}>
          You have {formatDuration(seconds)} from the start, even if you leave the page
          {extraTimePercent > 0 && `, including your extra time of ${extraTimePercent}%`}. At 00:00
          the quiz is submitted automatically. Answers chosen in time still count if they reach us
          within {pluralize(graceSeconds, 'second')} after that.
        </Rule>
        <Rule icon="check" title={attemptsTitle(rules)}>
          {attemptsText(rules)} Each answer is saved when you give it. If you leave, you can resume
          until the time runs out.
        </Rule>
        <Rule icon="award" title="Score and review at the end">
          {rules.keyShown === 'after_attempt'
            ? 'You see your score and the correct answer to each question, with explanations where there are some.'
            : 'You see your score. Correct answers are shown after your last attempt.'}
        </Rule>
      </Box>
    </Box>
  );
}

function attemptsTitle({ attemptsMax }: Rules): string {
  return attemptsMax === null ? 'Unlimited attempts' : pluralize(attemptsMax, 'attempt');
}

function attemptsText({ attemptsMax, cooldownSeconds }: Rules): string {
  if (cooldownSeconds === 0 || attemptsMax === 1) return 'You can take one at a time.';
  return `You can take one at a time, with at least ${formatCooldown(cooldownSeconds)} in between.`;
}

/** `5400` gives `1 hour 30 minutes`. */
function formatCooldown(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const remainder = seconds % 3600;
  if (hours === 0) return formatDuration(seconds);
  return remainder === 0
    ? pluralize(hours, 'hour')
    : `${pluralize(hours, 'hour')} ${formatDuration(remainder)}`;
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
