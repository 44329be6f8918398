import { call } from '@sopaan/api-client/call';
import { reportWatchedEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interval } from '../watching/intervals';
import type { LessonKey } from './get-lesson';
import { storeProgress, updateLesson } from './store-progress';

export interface WatchedReport extends LessonKey {
  intervals: readonly Interval[];
  /** The current position; omitted in reports of an earlier visit. */
  positionSeconds?: number;
  /** Whether the page may be about to close. */
  isLeaving?: boolean;
}

/** Reports the parts of a video that the member has watched. */
export function useReportWatched() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseId, videoId, intervals, positionSeconds, isLeaving }: WatchedReport) =>
      call(
        reportWatchedEndpoint,
        {
          id: courseId,
          videoId,
          intervals: intervals.map(([from, to]) => [from, to]),
          ...(positionSeconds === undefined ? {} : { positionSeconds }),
        },
        { keepalive: isLeaving ?? false, background: true },
      ),
    onSuccess: ({ watched, completed, progress }, { courseId, videoId }) => {
      const key = { courseId, videoId };
      storeProgress(queryClient, key, { completed, progress });
      updateLesson(queryClient, key, { watched });
    },
    // Offline, reporting fails at once; the report is stored and sent again.
    networkMode: 'always',
  });
}
