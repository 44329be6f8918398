import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { HostEvent } from '@sopaan/schemas/event';
import type { Registration } from '@sopaan/schemas/registration';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withdraw } from './api/delete-registration';
import { hostEventQuery } from './api/get-host-event';
import { registrationQuery } from './api/get-registration';
import { register } from './api/put-registration';

/** The part of the page where a change is made, and where its result is shown. */
export type RegistrationArea = 'panel' | 'footer' | 'team';

export interface RegistrationChange {
  area: RegistrationArea;
  /** Tells buttons which change is pending. */
  name: string;
  send: () => Promise<Registration>;
  /** Shown when the change has succeeded. */
  successText: (registration: Registration) => string;
}

export interface RegistrationControl {
  event: HostEvent;
  isMember: boolean;
  /** Undefined for guests, and until it is loaded. */
  registration: Registration | undefined;
  isLoading: boolean;
  /** Loads the registration again; defined when loading has failed. */
  retry: (() => void) | undefined;
  /** The name of the change that is being sent. */
  pending: string | undefined;
  /** The result of the last change. */
  success: { area: RegistrationArea; text: string } | undefined;
  failure: { area: RegistrationArea; error: Error } | undefined;
  register: (area: RegistrationArea) => void;
  withdraw: (area: RegistrationArea) => Promise<Error | null>;
  /** Resolves with the error, or with null. Ignored while another change is pending. */
  change: (change: RegistrationChange) => Promise<Error | null>;
}

/** The member's registration and the changes to it, shared by all parts of the page. */
export function useRegistration(event: HostEvent): RegistrationControl {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = registrationQuery(event._id);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isMember });
  const registration = isMember ? data : undefined;
  const isUnknown = isMember && !registration;
  // Retrying keeps the message on screen, so its button keeps the focus.
  const hasFailed = isUnknown && errorUpdateCount > 0;
  const isRunning = useRef(false);
  const lastArea = useRef<RegistrationArea>('panel');

  const {
    mutateAsync,
    isPending,
    variables,
    data: result,
    error,
  } = useMutation({
    mutationFn: ({ send }: RegistrationChange) => send(),
    async onSuccess(updated) {
      // A fetch in flight would overwrite this with older data.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, updated);
      queryClient.setQueryData(hostEventQuery(event._id).queryKey, (cached) =>
        cached ? { ...cached, participants: { currentCount: updated.participantCount } } : cached,
      );
      publishState(event._id, registration, updated);
    },
    onError() {
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      void queryClient.invalidateQueries({ queryKey: hostEventQuery(event._id).queryKey });
    },
  });

  const change = async (next: RegistrationChange): Promise<Error | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      await mutateAsync(next);
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause : new Error(String(cause));
    } finally {
      isRunning.current = false;
    }
  };

  const startRegistration = useResumedAction(`register:${event._id}`, async () => {
    const failure = await change({
      area: lastArea.current,
      name: 'register',
      send: () => register(event._id),
      successText: registeredText,
    });
    if (isApiError(failure) && failure.code === 'SESSION_ENDED') throw failure;
  });

  return {
    event,
    isMember,
    registration,
    isLoading: isUnknown && !hasFailed,
    retry: hasFailed ? () => void refetch() : undefined,
    pending: isPending ? variables.name : undefined,
    success:
      result && !isPending && !error
        ? { area: variables.area, text: variables.successText(result) }
        : undefined,
    failure: error && !isPending ? { area: variables.area, error } : undefined,
    register(area) {
      lastArea.current = area;
      startRegistration();
    },
    withdraw: (area) =>
      change({
        area,
        name: 'withdraw',
        send: () => withdraw(event._id),
        successText: () => 'You have withdrawn.',
      }),
    change,
  };
}

function registeredText({ state, place }: Registration): string {
  if (state === 'waiting') return `You are number ${place ?? 1} on the waiting list.`;
  return 'You are registered. We have emailed you the dates.';
}

function publishState(
  eventId: string,
  before: Registration | undefined,
  { state }: Registration,
): void {
  if (state === before?.state) return;
  if (state !== 'registered' && state !== 'waiting' && state !== 'withdrawn') return;
  bus.publish('registration:changed', { eventId, state }, 'explore');
}
