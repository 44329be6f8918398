import { ApiError } from '@sopaan/api-client/api-error';
import { getHostEventEndpoint } from '@sopaan/schemas/competitions/host-event';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import {
  getRegistrationEndpoint,
  registerEndpoint,
  withdrawEndpoint,
} from '@sopaan/schemas/competitions/registration';
import { screen, waitFor, within } from '@testing-library/react';
import { aHostEvent } from '../testing/host-event';
import { aConfirmedRegistration, aRegistration, aTeam } from '../testing/registration';
import {
  closedError,
  competitionUrl,
  openCompetition,
  withinRegion,
} from '../testing/competition-page';

test.each(['Registration', 'Take part'])(
  '[EX-043] Register Now in the region "%s" registers once, and both regions show the new state',
  async (name) => {
    const { user, network, changes, store, stop } = openCompetition();
    let respond = (): void => undefined;
    const response = new Promise<void>((resolve) => (respond = resolve));
    network.on(registerEndpoint, async () => {
      await response;
      return store(aConfirmedRegistration)();
    });
    const region = await withinRegion(name);
    await user.dblClick(await region.findByRole('button', { name: 'Register Now' }));
    region.getByRole('button', { name: 'Registering…' });
    respond();
    const heading = await region.findByRole('heading', { name: 'You are registered' });
    await waitFor(() => expect(heading).toHaveFocus());
    // No mail is mentioned, because the member may have turned mails off.
    expect(region.getByRole('status')).toHaveTextContent(/^You are registered\.$/);
    expect(screen.getAllByRole('heading', { name: 'You are registered' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
    screen.getByText('1,235 of 2,000 places');
    for (const link of screen.getAllByRole('link', { name: 'Add to calendar' })) {
      expect(link).toHaveAttribute('href', '/api/competitions/event-1/calendar.ics');
    }
    expect(network.requests(registerEndpoint)).toEqual([{ id: 'event-1', acceptRules: true }]);
    expect(changes).toEqual([{ eventId: 'event-1', state: 'registered' }]);
    stop();
  },
);

test('[U6] [EX-043] a guest who presses Register Now is registered after logging in', async () => {
  const guest = openCompetition({ session: 'guest' });
  const panel = await withinRegion('Registration');
  await guest.user.click(panel.getByRole('button', { name: 'Register Now' }));
  const [login = '', query] = guest.url().split('?');
  expect(login).toBe('/auth/login');
  expect(guest.state()).toEqual({
    reason: { action: 'register', title: aHostEvent().title },
  });
  const next = new URLSearchParams(query).get('next') ?? '';
  guest.unmount();
  const member = openCompetition({ url: next });
  member.network.on(registerEndpoint, member.store(aConfirmedRegistration));
  await (await withinRegion('Registration')).findByRole('heading', { name: 'You are registered' });
  expect(member.network.requests(registerEndpoint)).toHaveLength(1);
  expect(member.url()).toBe(competitionUrl);
});

test.each([
  [{}, /^You can register again while registration is open and places are left\.$/],
  [{ capacity: null }, /^You can register again while registration is open\.$/],
  [
    { waitingCount: 2, team: aTeam({ memberCount: 2 }) },
    /^Your place goes to the next person on the waiting list\. You leave the team Rain Makers\./,
  ],
  [{ team: aTeam() }, /^Your team Rain Makers is deleted, as you are its only member\./],
])(
  '[U17] [EX-043] the withdrawal says what becomes of place and team: %o',
  async (changes, text) => {
    const { user, stop } = openCompetition({ registration: aConfirmedRegistration(changes) });
    const panel = await withinRegion('Registration');
    await user.click(await panel.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(text)).toBeVisible();
    stop();
  },
);

test('[EX-043] a full competition has a waiting list; a waiting member sees their position, and can leave and rejoin', async () => {
  const registration = aRegistration({ participantCount: 2000, waitingCount: 2, may: ['wait'] });
  const { user, network, changes, store, stop } = openCompetition({ registration });
  network.on(
    registerEndpoint,
    store(() => ({
      ...registration,
      state: 'waiting',
      place: 3,
      waitingCount: 3,
      may: ['withdraw'],
    })),
  );
  const panel = await withinRegion('Registration');
  await panel.findByRole('heading', { name: 'All places are taken' });
  panel.getByText('2 on the waiting list so far.');
  await user.click(await panel.findByRole('button', { name: 'Join the waiting list' }));
  await panel.findByRole('heading', { name: 'You are number 3 on the waiting list' });
  expect(panel.getByRole('status')).toHaveTextContent('You are number 3 on the waiting list.');

  await user.click(panel.getByRole('button', { name: 'Leave the waiting list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(withdrawEndpoint)).toEqual([]);
  network.on(withdrawEndpoint, () => closedError('It has started.'));
  const leave = () => screen.getByRole('button', { name: 'Leave' });
  await user.click(panel.getByRole('button', { name: 'Leave the waiting list' }));
  await screen.findByRole('dialog');
  await user.click(leave());
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'It has started.',
  );
  network.on(
    withdrawEndpoint,
    store(() => ({ ...registration, state: 'withdrawn' })),
  );
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }),
  );
  await panel.findByText(/^You have withdrawn\. You can register again/);
  await waitFor(() =>
    expect(panel.getByRole('heading', { name: 'All places are taken' })).toHaveFocus(),
  );
  await panel.findByRole('button', { name: 'Join the waiting list' });
  expect(changes.map(({ state }) => state)).toEqual(['waiting', 'withdrawn']);
  stop();
});

test('an error is shown in the region of the pressed button, and the registration is fetched again', async () => {
  const { user, network, stored } = openCompetition({ competition: { paid: 499 } });
  network.on(registerEndpoint, () => {
    stored.registration = aRegistration({ may: [] });
    return closedError('Registration for this competition has closed.');
  });
  const footer = await withinRegion('Take part');
  await footer.findByText(/Nothing is charged here/);
  await user.click(footer.getByRole('button', { name: 'Register Now' }));
  expect(await footer.findByRole('alert')).toHaveTextContent(
    'Registration for this competition has closed.',
  );
  expect((await withinRegion('Registration')).queryByRole('alert')).not.toBeInTheDocument();
  expect(network.requests(getRegistrationEndpoint)).toHaveLength(2);
  expect(network.requests(getHostEventEndpoint)).toHaveLength(2);
});

test('without the registration there is no register button, and Try again loads it', async () => {
  const { user, network, store } = openCompetition({ registration: aConfirmedRegistration() });
  network.on(
    getRegistrationEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const panel = await withinRegion('Registration');
  const alert = await panel.findByRole('alert');
  expect(alert).toHaveTextContent('Your registration could not be loaded');
  expect(screen.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
  const retryButton = within(alert).getByRole('button', { name: 'Try again' });
  await user.click(retryButton);
  await waitFor(() => expect(network.requests(getRegistrationEndpoint)).toHaveLength(2));
  expect(retryButton).toHaveFocus();
  network.on(getRegistrationEndpoint, store(aConfirmedRegistration));
  await user.click(retryButton);
  await panel.findByRole('heading', { name: 'You are registered' });
});

test("dates are shown in the competition's and the visitor's time zone, each with its state", async () => {
  const timeline = { ...aHostEvent().timeline, timezone: 'Pacific/Auckland' };
  openCompetition({ competition: { timeline } });
  const dates = within(await screen.findByRole('region', { name: 'Dates' }));
  const items = dates.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toHaveLength(4);
  expect(items[0]).toMatch(
    /^Registration closesNext6 Jan 2099, 7:29 am .+Your time: [56] Jan 2099/,
  );
  expect(items[2]).toMatch(/^Send your ideaLater/);
});

test('[EX-044][EX-045] a like is saved, and an unlike that fails is rolled back', async () => {
  const { user, network, toasts } = openCompetition();
  network.on(likeEndpoints.competition.put, () => ({ liked: true, count: 43 }));
  const like = await screen.findByRole('button', { name: 'Like Monsoon Hackathon' });
  await user.click(like);
  await screen.findByText('43 likes');
  await waitFor(() =>
    expect(network.requests(likeEndpoints.competition.put)).toEqual([{ id: 'event-1' }]),
  );
  network.on(
    likeEndpoints.competition.delete,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  await user.click(like);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  screen.getByText('43 likes');
});
