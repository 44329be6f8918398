import type { LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { AppLink, Box, Icon } from '@sopaan/ui/core';
import { FROM_LESSON, lessonPath } from '../player-link';
import { clockText, shortMinutes } from '../time-text';
import { kindText } from './lesson-kind';

interface LessonLinkProps {
  courseId: string;
  lesson: LessonSummary;
  isCurrent: boolean;
}

/** A lesson in the list: whether it is finished, its title, its kind, and its length where it is known. */
export function LessonLink({ courseId, lesson, isCurrent }: LessonLinkProps) {
  const { icon, label } = kindText(lesson.kind);
  return (
    <AppLink
      to={lessonPath({ courseId, videoId: lesson._id })}
      state={FROM_LESSON}
      aria-current={isCurrent ? 'page' : undefined}
      underline="none"
      color="inherit"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        borderLeft: '4px solid',
        borderColor: isCurrent ? 'primary.main' : 'transparent',
        bgcolor: isCurrent ? 'action.selected' : undefined,
        fontWeight: isCurrent ? 600 : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {lesson.completed ? (
        <Icon name="check" label="Finished:" sx={{ color: 'success.main' }} />
      ) : (
        <span />
      )}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {lesson.title}
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' }}
      >
        {lesson.seconds !== null && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {lesson.kind === 'video' ? clockText(lesson.seconds) : shortMinutes(lesson.seconds)}
          </Box>
        )}
        <Icon name={icon} label={label} />
      </Box>
    </AppLink>
  );
}
