import { ApiError } from '@sopaan/api-client/api-error';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { getHostEventEndpoint, type HostEvent } from '@sopaan/schemas/event';
import { likeEndpoints } from '@sopaan/schemas/like';
import { getRegistrationEndpoint, type Registration } from '@sopaan/schemas/registration';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aHostEvent } from '../fixtures/host-event';
import { aRegistration } from '../fixtures/registration';
import * as detail from './competition-detail.screen';

const path = '/competition/:title/:id';
export const competitionUrl = '/competition/monsoon-hackathon/event-1';

interface Opened {
  event?: Partial<HostEvent>;
  own?: Registration;
  session?: 'guest' | 'member';
  url?: string;
}

/** The page of a competition, whose server keeps what it is told. */
export function openCompetition({
  event = {},
  own = aRegistration(),
  session = 'member',
  url = competitionUrl,
}: Opened = {}) {
  const stored = { own };
  const network = fakeNetwork()
    .on(getHostEventEndpoint, () => aHostEvent(event))
    .on(likeEndpoints.competition.get, () => ({ liked: false, count: 42 }))
    .on(getRegistrationEndpoint, () => stored.own);
  const changes: Array<EventPayload<'registration:changed'>> = [];
  const stop = bus.subscribe('registration:changed', (change) => changes.push(change));
  /** Lets a call succeed with what it makes of the registration. */
  const becomes = (next: () => Registration) => () => (stored.own = next());
  const view = renderScreen(detail, { path, url, network, session });
  return { ...view, network, stored, changes, becomes, stop };
}

/** A region of the page, by its name. */
export async function part(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** The answer of a server that does not let it happen any more. */
export function closedBecause(message: string): ApiError {
  const reasons = [{ rule: 'registration-closed', about: [], message }];
  return new ApiError({ code: 'CLOSED', status: 409, origin: 'server', reasons });
}
