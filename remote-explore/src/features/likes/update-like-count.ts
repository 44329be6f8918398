import type { Course } from '@sopaan/schemas/course';
import type { HostEvent } from '@sopaan/schemas/event';
import type { LikedKind } from '@sopaan/schemas/like';
import type { QueryClient } from '@tanstack/react-query';

/** Writes the new count into the cached record of the page, so that it need not be fetched again. */
export function updateLikeCount(
  queryClient: QueryClient,
  { kind, id, count }: { kind: LikedKind; id: string; count: number },
): void {
  if (kind === 'course') {
    queryClient.setQueryData<Course | null>(['course', id], (course) =>
      course
        ? { ...course, likes: Array.from({ length: count }, (_, index) => `${index + 1}`) }
        : course,
    );
    return;
  }
  queryClient.setQueryData<HostEvent | null>(['host-event', id], (event) =>
    event ? { ...event, likeCount: count } : event,
  );
}
