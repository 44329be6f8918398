import { paths } from '@sopaan/contract/paths';
import type { Course } from '@sopaan/schemas/courses/course';
import { Icon, LinkButton } from '@sopaan/ui/core';

/** Links to the first video of the course; nothing when it has no videos. */
export function ContinueButton({ course }: { course: Course }) {
  const firstVideo = course.chapters.flatMap(({ videos }) => videos)[0];
  if (!firstVideo) return null;
  return (
    <LinkButton
      to={paths.courseVideo(course.courseId, firstVideo._id)}
      size="large"
      variant="contained"
      startIcon={<Icon name="play" />}
    >
      Continue
    </LinkButton>
  );
}
