import { call } from '@sopaan/api-client/call';
import { askParentEndpoint, stateAgeEndpoint, type MemberAge } from '@sopaan/schemas/account/age';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { memberAgeQuery } from '@sopaan/session/member-age-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Stores the age group, and the agreement to the legal texts. */
export const useSaveAge = () =>
  useChangeAge((request: RequestOf<typeof stateAgeEndpoint>) => call(stateAgeEndpoint, request));

/** Sends an email to the parent or guardian. */
export const useAskParent = () =>
  useChangeAge((request: RequestOf<typeof askParentEndpoint>) => call(askParentEndpoint, request));

function useChangeAge<Request>(mutationFn: (request: Request) => Promise<MemberAge>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    networkMode: 'always',
    onSuccess(age) {
      queryClient.setQueryData(memberAgeQuery().queryKey, age);
    },
  });
}
