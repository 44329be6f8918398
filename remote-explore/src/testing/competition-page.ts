import { ApiError } from '@sopaan/api-client/api-error';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { getHostEventEndpoint, type HostEvent } from '@sopaan/schemas/competitions/host-event';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import {
  getRegistrationEndpoint,
  type Registration,
} from '@sopaan/schemas/competitions/registration';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aPage } from './home-lists';
import { aHostEvent } from './host-event';
import { anAdult } from './member-age';
import { aRegistration } from './registration';
import * as detail from '../screens/competition-detail.screen';

const path = '/competition/:title/:id';
export const competitionUrl = '/competition/monsoon-hackathon/event-1';

interface OpenOptions {
  competition?: Partial<HostEvent>;
  registration?: Registration;
  session?: 'guest' | 'member';
  url?: string;
}

/** Renders the page of a competition on a fake server that stores the registration. */
export function openCompetition({
  competition = {},
  registration = aRegistration(),
  session = 'member',
  url = competitionUrl,
}: OpenOptions = {}) {
  const stored = { registration };
  const network = fakeNetwork()
    .on(searchCompetitionsEndpoint, () => aPage([]))
    .on(getHostEventEndpoint, () => aHostEvent(competition))
    .on(getMemberAgeEndpoint, () => anAdult)
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(likeEndpoints.competition.get, () => ({ liked: false, count: 42 }))
    .on(getRegistrationEndpoint, () => stored.registration);
  const changes: Array<EventPayload<'registration:changed'>> = [];
  const stop = bus.subscribe('registration:changed', (change) => changes.push(change));
  /** A handler that stores the next registration and responds with it. */
  const store = (next: () => Registration) => () => (stored.registration = next());
  const view = renderScreen(detail, { path, url, network, session });
  return { ...view, network, stored, changes, store, stop };
}

/** Queries within the region with this name. */
export async function withinRegion(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** The error of a call that is no longer allowed. */
export function closedError(message: string): ApiError {
  const reasons = [{ rule: 'registration-closed', about: [], message }];
  return new ApiError({ code: 'CLOSED', status: 409, origin: 'server', reasons });
}
