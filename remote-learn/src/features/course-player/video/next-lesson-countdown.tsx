import type { LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { Box, Button, Icon, LinkButton, Paper, Typography } from '@sopaan/ui/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPath, PLAYING } from '../player-link';

export const COUNTDOWN_SECONDS = 8;

interface NextLessonCountdownProps {
  courseId: string;
  next: LessonSummary;
  onCancel: () => void;
}

/** Opens the next lesson after some seconds. The lesson's status region announces it once; this number would be announced every second. */
export function NextLessonCountdown({ courseId, next, onCancel }: NextLessonCountdownProps) {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS);
  const to = lessonPath({ courseId, videoId: next._id });
  const open = useEffectEvent(() => void navigate(to, { state: PLAYING }));
  useEffect(() => {
    if (secondsLeft === 0) {
      open();
      return undefined;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1.5 }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" role="timer" aria-live="off">
          {`Next lesson in ${secondsLeft} s`}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{next.title}</Typography>
      </Box>
      <Button onClick={onCancel}>Cancel</Button>
      <LinkButton to={to} state={PLAYING} variant="contained" startIcon={<Icon name="play" />}>
        Play now
      </LinkButton>
    </Paper>
  );
}
