import { call } from '@sopaan/api-client/call';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from './get-sessions';

/** Changes the password, which also ends the sessions of the other devices. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passwords: RequestOf<typeof changePasswordEndpoint>) =>
      call(changePasswordEndpoint, passwords),
    networkMode: 'always',
    onSuccess: () => void queryClient.invalidateQueries(sessionsQuery()),
    // Passwords must not stay in the cache of mutations.
    gcTime: 0,
  });
}
