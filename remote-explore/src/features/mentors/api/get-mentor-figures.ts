import { call } from '@sopaan/api-client/call';
import { getMentorFiguresEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

export const mentorFiguresQuery = () =>
  queryOptions({
    queryKey: ['mentor-figures'],
    queryFn: ({ signal }) => call(getMentorFiguresEndpoint, {}, { signal }),
  });
