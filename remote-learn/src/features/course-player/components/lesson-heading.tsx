import { Box, Typography } from '@sopaan/ui/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFromLesson, isPlayingState } from '../player-link';

interface LessonHeadingProps {
  chapterTitle: string;
  title: string;
}

export function LessonHeading({ chapterTitle, title }: LessonHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const focusHeading = useEffectEvent(() => {
    // The button that had the focus was removed with the previous lesson.
    if (isPlayingState(state)) heading.current?.focus({ preventScroll: true });
    // Scrolls to the beginning: the host leaves the page where it is, because only the query changes.
    else if (isFromLesson(state)) heading.current?.focus();
  });
  useEffect(() => focusHeading(), [key]);
  return (
    <Box>
      <Typography variant="overline" component="p" color="secondary">
        {chapterTitle}
      </Typography>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h1"
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {title}
      </Typography>
    </Box>
  );
}
