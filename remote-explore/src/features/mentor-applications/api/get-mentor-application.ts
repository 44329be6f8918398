import { call } from '@sopaan/api-client/call';
import { getMentorApplicationEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { queryOptions } from '@tanstack/react-query';

export const mentorApplicationQuery = () =>
  queryOptions({
    queryKey: ['own', 'mentor-application'],
    queryFn: ({ signal }) => call(getMentorApplicationEndpoint, {}, { signal }),
  });
