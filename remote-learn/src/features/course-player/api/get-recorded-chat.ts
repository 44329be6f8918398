import { call } from '@sopaan/api-client/call';
import { getRecordedChatEndpoint } from '@sopaan/schemas/live-classes/recording';
import { queryOptions } from '@tanstack/react-query';
import type { LessonKey } from './get-lesson';

/** The chat of the live class whose recording the lesson is. */
export const recordedChatQuery = ({ courseId, videoId }: LessonKey) =>
  queryOptions({
    queryKey: ['recorded-chat', courseId, videoId],
    queryFn: ({ signal }) => call(getRecordedChatEndpoint, { id: courseId, videoId }, { signal }),
  });
