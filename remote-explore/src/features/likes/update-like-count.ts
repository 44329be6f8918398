import type { Course } from '@sopaan/schemas/course';
import type { HostEvent } from '@sopaan/schemas/event';
import type { LikedKind } from '@sopaan/schemas/like';
import type { QueryClient } from '@tanstack/react-query';

/** Brings the new count into the record that the page shows, so that it does not read it anew. */
export function updateLikeCount(
  queryClient: QueryClient,
  { kind, id, count }: { kind: LikedKind; id: string; count: number },
): void {
  if (kind === 'course') {
    queryClient.setQueryData<Course | null>(['course', id], (course) =>
      course ? { ...course, likes: Array.from({ length: count }, (_, at) => `${at + 1}`) } : course,
    );
    return;
  }
  queryClient.setQueryData<HostEvent | null>(['host-event', id], (event) =>
    event ? { ...event, likeCount: count } : event,
  );
}
