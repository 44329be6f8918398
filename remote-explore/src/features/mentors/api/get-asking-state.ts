import { call } from '@sopaan/api-client/call';
import { getAskingStateEndpoint } from '@sopaan/schemas/mentors/mentor-question';
import { queryOptions } from '@tanstack/react-query';

/** Whether the member can ask the mentor a question now. */
export const askingStateQuery = (mentorId: string) =>
  queryOptions({
    queryKey: ['mentor', mentorId, 'asking-state'],
    queryFn: ({ signal }) => call(getAskingStateEndpoint, { id: mentorId }, { signal }),
  });
