import { isApiError } from '@sopaan/api-client/call';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { Registration } from '@sopaan/schemas/competitions/registration';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { registrationQuery } from './api/get-registration';
import { registrationCalls } from './api/registration-calls';
import {
  useChangeRegistration,
  type RegistrationArea,
  type RegistrationChange,
} from './api/use-change-registration';

export interface RegistrationControl {
  competition: HostEvent;
  isMember: boolean;
  /** Undefined for guests, and until the registration is loaded. */
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
export function useRegistration(competition: HostEvent): RegistrationControl {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useQuery({ ...registrationQuery(competition._id), enabled: isMember });
  const registration = isMember ? query.data : undefined;
  const isUnknown = isMember && !registration;
  // Retrying keeps the message on screen, so its button keeps the focus.
  const hasFailed = isUnknown && query.errorUpdateCount > 0;
  const isRunning = useRef(false);
  const lastArea = useRef<RegistrationArea>('panel');
  const mutation = useChangeRegistration(competition._id);
  const { mutateAsync, isPending, variables, data: result, error } = mutation;
  const calls = registrationCalls(competition._id);

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

  const startRegistration = useResumedAction(
    `register:${competition._id}`,
    async () => {
      const failure = await change({
        area: lastArea.current,
        name: 'register',
        send: calls.register,
        successText: registeredText,
      });
      if (isApiError(failure) && failure.code === 'SESSION_ENDED') throw failure;
    },
    { action: 'register', title: competition.title },
  );

  return {
    competition,
    isMember,
    registration,
    isLoading: isUnknown && !hasFailed,
    retry: hasFailed ? () => void query.refetch() : undefined,
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
        send: calls.withdraw,
        successText: () => 'You have withdrawn.',
      }),
    change,
  };
}

function registeredText({ state, place }: Registration): string {
  if (state === 'waiting') return `You are number ${place ?? 1} on the waiting list.`;
  return 'You are registered.';
}
