import { call } from '@sopaan/api-client/call';
import { getMentorApplicationAvatarEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { queryOptions } from '@tanstack/react-query';

export const applicationAvatarQuery = (version: string) =>
  queryOptions({
    queryKey: ['own', 'mentor-avatar', version],
    queryFn: ({ signal }) => call(getMentorApplicationAvatarEndpoint, {}, { signal }),
  });
