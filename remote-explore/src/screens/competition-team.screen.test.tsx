import { ApiError } from '@sopaan/api-client/api-error';
import { registerEndpoint } from '@sopaan/schemas/competitions/registration';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  getTeamInvitationEndpoint,
  transferTeamLeadEndpoint,
  requestToJoinTeamEndpoint,
  leaveTeamEndpoint,
} from '@sopaan/schemas/competitions/team';
import { screen, waitFor, within } from '@testing-library/react';
import { aConfirmedRegistration, aTeam } from '../testing/registration';
import {
  closedError,
  competitionUrl,
  openCompetition,
  withinRegion,
} from '../testing/competition-page';

test('a leader creates a team, invites, accepts a request, hands over the lead and leaves', async () => {
  const { user, network, store } = openCompetition({ registration: aConfirmedRegistration() });
  const nameTaken = new ApiError({
    code: 'VALIDATION_FAILED',
    status: 400,
    origin: 'server',
    fields: { name: 'Another team in this competition already has this name.' },
  });
  network.on(createTeamEndpoint, () => nameTaken);
  const panel = await withinRegion('Your team');
  const name = await panel.findByLabelText(/^Team name/);
  await user.type(name, 'Rain Makers');
  await user.click(panel.getByRole('button', { name: 'Create team' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(nameTaken.fields.name));

  const mira = { memberId: 'm2', name: 'Mira Sen', isLeader: false, isYou: false };
  const leaderActions = ['withdraw', 'leave-team', 'lead-team'];
  const withRequest = aTeam();
  withRequest.members.push({ ...mira, state: 'asked' });
  network.on(
    createTeamEndpoint,
    store(() => aConfirmedRegistration({ may: leaderActions, team: withRequest })),
  );
  await user.click(panel.getByRole('button', { name: 'Create team' }));
  await panel.findByText(/^The team needs 1 more person by/);
  panel.getByText('ABCDEFGH23');
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(panel.getByRole('button', { name: 'Copy invitation link' }));
  expect(copy).toHaveBeenCalledWith(`http://localhost${competitionUrl}?team=ABCDEFGH23`);

  const fullTeam = aTeam({ memberCount: 2 });
  fullTeam.members.push({ ...mira, state: 'member' });
  network.on(
    acceptMemberEndpoint,
    store(() => aConfirmedRegistration({ may: leaderActions, team: fullTeam })),
  );
  await user.click(panel.getByRole('button', { name: 'Accept Mira Sen' }));
  await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/Mira Sen has joined/));
  expect(panel.queryByText(/^The team needs/)).not.toBeInTheDocument();

  network.on(
    transferTeamLeadEndpoint,
    store(() =>
      aConfirmedRegistration({
        may: ['leave-team'],
        team: aTeam({ ...fullTeam, isLeader: false }),
      }),
    ),
  );
  network.on(leaveTeamEndpoint, store(aConfirmedRegistration));
  await user.click(panel.getByRole('button', { name: 'More actions for Mira Sen' }));
  await user.click(screen.getByRole('menuitem', { name: 'Make leader' }));
  await waitFor(() =>
    expect(panel.queryByRole('button', { name: 'Delete team' })).not.toBeInTheDocument(),
  );
  expect(network.requests(transferTeamLeadEndpoint)).toEqual([{ id: 'event-1', memberId: 'm2' }]);
  await user.click(panel.getByRole('button', { name: 'Leave team' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }),
  );
  await panel.findByRole('button', { name: 'Create team' });
  await waitFor(() => expect(panel.getByRole('heading', { name: 'Your team' })).toHaveFocus());
});

test('an invitation link shows the team, and a registered member can request to join and cancel the request', async () => {
  const { user, network, store } = openCompetition({ url: `${competitionUrl}?team=ABCDEFGH23` });
  network.on(getTeamInvitationEndpoint, () => ({
    name: 'Rain Makers',
    leader: 'Mira Sen',
    memberCount: 1,
    maxMembers: 4,
  }));
  network.on(registerEndpoint, store(aConfirmedRegistration));
  const team = await withinRegion('Your team');
  await team.findByText(/^Mira Sen invites you to the team/);
  team.getByText(/Register first, then request to join\.$/);
  await user.click(
    await (await withinRegion('Registration')).findByRole('button', { name: 'Register Now' }),
  );
  const requested = aTeam({ isLeader: false, state: 'asked', code: '' });
  network.on(
    requestToJoinTeamEndpoint,
    store(() => aConfirmedRegistration({ may: ['leave-team'], team: requested })),
  );
  await user.click(await team.findByRole('button', { name: 'Request to join Rain Makers' }));
  await team.findByRole('button', { name: 'Cancel request' });
  expect(network.requests(requestToJoinTeamEndpoint)).toEqual([
    { id: 'event-1', code: 'ABCDEFGH23' },
  ]);
  network.on(leaveTeamEndpoint, () => closedError('Registration has closed.'));
  await user.click(team.getByRole('button', { name: 'Cancel request' }));
  expect(await team.findByRole('alert')).toHaveTextContent('Registration has closed.');
});
