import { call } from '@sopaan/api-client/call';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LessonKey } from './get-lesson';
import { storeProgress } from './store-progress';

/** Marks a lesson as finished: a text that was read, a quiz that was passed, or a challenge with an accepted solution. */
export function useFinishLesson(key: LessonKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(finishLessonEndpoint, { id: key.courseId, videoId: key.videoId }),
    onSuccess: (progress) => storeProgress(queryClient, key, { completed: true, progress }),
    // Offline, the request fails at once and can be retried.
    networkMode: 'always',
  });
}
