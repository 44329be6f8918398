import { call } from '@sopaan/api-client/call';
import {
  registerForFestivalEndpoint,
  withdrawFromFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { entriesQuery } from './get-entries';
import { festivalQuery } from './get-festival';
import { registrationQuery } from './get-registration';

export type RegistrationChange = { kind: 'register'; showsCity: boolean } | { kind: 'withdraw' };

/** Registers for a festival, or withdraws. */
export function useChangeRegistration(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = registrationQuery(id);
  return useMutation({
    mutationFn: (change: RegistrationChange) =>
      change.kind === 'register'
        ? call(registerForFestivalEndpoint, { id, showsCity: change.showsCity })
        : call(withdrawFromFestivalEndpoint, { id }),
    // Without a network the mutation fails at once, instead of waiting for one.
    networkMode: 'always',
    async onSuccess(registration) {
      // A fetch in flight would overwrite this with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, registration);
      for (const key of [
        festivalQuery(id).queryKey,
        // Every page of the entries.
        entriesQuery(id, 1).queryKey.slice(0, 2),
        ['festival-leaderboard', id],
      ]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
}
