import { paths } from '@sopaan/contract/paths';
import type { CourseVideo } from '@sopaan/schemas/courses/course';
import { AppLink, Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { hasContent } from '../lesson-summary';

interface KindText {
  icon: IconName;
  /** For screen readers; empty where the title says enough. */
  label: string;
}

const KINDS = new Map<string, KindText>([
  ['text', { icon: 'file', label: 'Text' }],
  ['quiz', { icon: 'help', label: 'Quiz' }],
  ['challenge', { icon: 'code', label: 'Challenge' }],
  ['', { icon: 'clock', label: 'To come' }],
]);
const VIDEO: KindText = { icon: 'play', label: '' };

/** A lesson of a chapter: its kind, title and duration, with a link to the player. */
export function ChapterLesson({ lesson, courseId }: { lesson: CourseVideo; courseId: string }) {
  const { kind = 'video', seconds } = lesson;
  const { icon, label } = KINDS.get(kind) ?? VIDEO;
  const isReady = hasContent(lesson);
  return (
    <AppLink to={paths.courseVideo(courseId, lesson._id)} underline="none" color="inherit" sx={row}>
      <Icon
        name={icon}
        size={18}
        {...(label && isReady && { label })}
        sx={{ color: isReady ? 'primary.main' : 'text.secondary' }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {lesson.title || 'Untitled Video'}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary">
        {isReady ? seconds !== null && durationText(seconds) : label}
      </Typography>
    </AppLink>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 2.5 },
  py: 1.25,
  minHeight: 48,
  outlineOffset: '-3px !important',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
