import { bus } from '@sopaan/events/bus';
import type { Registration } from '@sopaan/schemas/competitions/registration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hostEventQuery, updateCachedCompetition } from './get-host-event';
import { registrationQuery } from './get-registration';

/** The part of the page where a change is made, and where its result is shown. */
export type RegistrationArea = 'panel' | 'footer' | 'team';

export interface RegistrationChange {
  area: RegistrationArea;
  /** Identifies the change, so that buttons know which one is pending. */
  name: string;
  /** One of `registrationCalls`. */
  send: () => Promise<Registration>;
  /** Shown when the change has succeeded. */
  successText: (registration: Registration) => string;
}

/** Changes the member's registration for a competition, and caches the new one. */
export function useChangeRegistration(eventId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = registrationQuery(eventId);
  return useMutation({
    mutationFn: ({ send }: RegistrationChange) => send(),
    async onSuccess(updated) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, updated);
      updateCachedCompetition(queryClient, eventId, {
        participants: { currentCount: updated.participantCount },
      });
      publishState(eventId, before, updated);
    },
    onError() {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: hostEventQuery(eventId).queryKey });
    },
  });
}

function publishState(
  eventId: string,
  before: Registration | undefined,
  { state }: Registration,
): void {
  if (state === before?.state) return;
  // The event's schema has only these states, so `none` and states added later are not published.
  if (state !== 'registered' && state !== 'waiting' && state !== 'withdrawn') return;
  bus.publish('registration:changed', { eventId, state }, 'explore');
}
