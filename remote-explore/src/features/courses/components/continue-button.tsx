import { paths } from '@sopaan/contract/paths';
import type { Course } from '@sopaan/schemas/courses/course';
import { Icon, LinkButton } from '@sopaan/ui/core';
import { hasContent } from '../lesson-summary';

interface ContinueButtonProps {
  course: Course;
}

/** Links to the course player, which opens the member's next lesson. Renders nothing for a course whose lessons are all to come. */
export function ContinueButton({ course }: ContinueButtonProps) {
  if (!course.chapters.some(({ videos }) => videos.some(hasContent))) return null;
  return (
    <LinkButton
      to={paths.courseVideo(course.courseId)}
      size="large"
      variant="contained"
      startIcon={<Icon name="play" />}
    >
      Continue
    </LinkButton>
  );
}
