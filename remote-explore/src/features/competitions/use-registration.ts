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

/** Where on the page something was pressed: what came of it is said there. */
export type Place = 'panel' | 'bottom' | 'team';

export interface Change {
  place: Place;
  /** Names the button, so that it can show that it is at work. */
  name: string;
  send: () => Promise<Registration>;
  /** What is said when it is done. */
  outcome: (registration: Registration) => string;
}

export interface RegistrationControl {
  event: HostEvent;
  isMember: boolean;
  /** Undefined for guests, and until it is read. */
  registration: Registration | undefined;
  isReading: boolean;
  /** It could not be read; this tries again. */
  readAgain: (() => void) | undefined;
  /** The name of the change on its way. */
  pending: string | undefined;
  /** What came of the last change. */
  done: { place: Place; text: string } | undefined;
  failed: { place: Place; error: Error } | undefined;
  register: (place: Place) => void;
  withdraw: (place: Place) => Promise<Error | null>;
  /** Resolves with what went wrong. A second one while the first is on its way does nothing. */
  change: (change: Change) => Promise<Error | null>;
}

/** One state for all that the page offers to who takes part. */
export function useRegistration(event: HostEvent): RegistrationControl {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  const query = registrationQuery(event._id);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isMember });
  const registration = isMember ? data : undefined;
  const isUnknown = isMember && !registration;
  // A further attempt keeps the words, and the focus on their button.
  const hasFailed = isUnknown && errorUpdateCount > 0;
  const isRunning = useRef(false);
  const pressedAt = useRef<Place>('panel');

  const {
    mutateAsync,
    isPending,
    variables,
    data: result,
    error,
  } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    async onSuccess(answer) {
      // What is being read is older than this answer.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, answer);
      queryClient.setQueryData(hostEventQuery(event._id).queryKey, (known) =>
        known ? { ...known, participants: { currentCount: answer.participantCount } } : known,
      );
      publishState(event._id, registration, answer);
    },
    onError() {
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      void queryClient.invalidateQueries({ queryKey: hostEventQuery(event._id).queryKey });
    },
  });

  const change = async (next: Change): Promise<Error | null> => {
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

  const enter = useResumedAction(`register:${event._id}`, async () => {
    const failure = await change({
      place: pressedAt.current,
      name: 'register',
      send: () => register(event._id),
      outcome: outcomeOfEntering,
    });
    if (isApiError(failure) && failure.code === 'SESSION_ENDED') throw failure;
  });

  return {
    event,
    isMember,
    registration,
    isReading: isUnknown && !hasFailed,
    readAgain: hasFailed ? () => void refetch() : undefined,
    pending: isPending ? variables.name : undefined,
    done:
      result && !isPending && !error
        ? { place: variables.place, text: variables.outcome(result) }
        : undefined,
    failed: error && !isPending ? { place: variables.place, error } : undefined,
    register(place) {
      pressedAt.current = place;
      enter();
    },
    withdraw: (place) =>
      change({
        place,
        name: 'withdraw',
        send: () => withdraw(event._id),
        outcome: () => 'You have withdrawn.',
      }),
    change,
  };
}

function outcomeOfEntering({ state, place }: Registration): string {
  if (state === 'waiting') return `You are number ${place ?? 1} on the waiting list.`;
  return 'You are registered. We have sent you a mail with the dates.';
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
