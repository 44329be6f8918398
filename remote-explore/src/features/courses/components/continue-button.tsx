import { paths } from '@sopaan/contract/paths';
import type { Course } from '@sopaan/schemas/course';
import { Icon, LinkButton } from '@sopaan/ui/core';

/** Leads an enrolled person to the first video; without any video there is nowhere to go. */
export function ContinueButton({ course }: { course: Course }) {
  const first = course.chapters.flatMap(({ videos }) => videos)[0];
  if (!first) return null;
  return (
    <LinkButton
      to={paths.courseVideo(course.courseId, first._id)}
      size="large"
      variant="contained"
      startIcon={<Icon name="play" />}
    >
      Continue
    </LinkButton>
  );
}
