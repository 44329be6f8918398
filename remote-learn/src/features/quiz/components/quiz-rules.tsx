import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { clockText, counted, spokenTime } from '../run/clock';

/** The rules of every quiz, with the figures of this one. */
export function QuizRules({ questions, seconds }: { questions: number; seconds: number }) {
  return (
    <Box component="section" aria-labelledby="quiz-rules">
      <Typography id="quiz-rules" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Before you start
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        <Rule icon="list" title={counted(questions, 'question')}>
          One right option each. You can go back and change your answers.
        </Rule>
        <Rule icon="clock" title={`${clockText(seconds)} on the clock`}>
          You have {spokenTime(seconds)} from the start, also while you are away. At 00:00 the quiz
          is submitted by itself.
        </Rule>
        <Rule icon="check" title="One attempt at a time, saved as you go">
          Each answer is saved when you choose it. Come back before the end and you go on where you
          were.
        </Rule>
        <Rule icon="award" title="Score and review at the end">
          You see your score and the right answer to each question.
        </Rule>
      </Box>
    </Box>
  );
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
