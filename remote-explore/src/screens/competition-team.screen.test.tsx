import { ApiError } from '@sopaan/api-client/api-error';
import { registerEndpoint } from '@sopaan/schemas/registration';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  getTeamInvitationEndpoint,
  transferTeamLeadEndpoint,
  joinTeamEndpoint,
  leaveTeamEndpoint,
} from '@sopaan/schemas/team';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlace, aTeam } from '../fixtures/registration';
import { closedBecause, competitionUrl, openCompetition, part } from './competition-page.fixture';

test('a team is founded, invites, takes somebody in, and the lead is handed over', async () => {
  const { user, network, becomes } = openCompetition({ own: aPlace() });
  const taken = new ApiError({
    code: 'VALIDATION_FAILED',
    status: 400,
    origin: 'server',
    fields: { name: 'Another team of this competition has that name.' },
  });
  network.on(createTeamEndpoint, () => taken);
  const panel = await part('Your team');
  const name = await panel.findByLabelText(/^Name of a new team/);
  await user.type(name, 'Rain Makers');
  await user.click(panel.getByRole('button', { name: 'Found the team' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(taken.fields.name));

  const mira = { memberId: 'm2', name: 'Mira Sen', isLeader: false, isYou: false };
  const leading = ['withdraw', 'leave-team', 'lead-team'];
  const asked = aTeam();
  asked.members.push({ ...mira, state: 'asked' });
  network.on(
    createTeamEndpoint,
    becomes(() => aPlace({ may: leading, team: asked })),
  );
  await user.click(panel.getByRole('button', { name: 'Found the team' }));
  await panel.findByText(/^The team needs 1 more person until/);
  panel.getByText('ABCDEFGH23');
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(panel.getByRole('button', { name: 'Copy invitation link' }));
  expect(copy).toHaveBeenCalledWith(`http://localhost${competitionUrl}?team=ABCDEFGH23`);

  const full = aTeam({ memberCount: 2 });
  full.members.push({ ...mira, state: 'member' });
  network.on(
    acceptMemberEndpoint,
    becomes(() => aPlace({ may: leading, team: full })),
  );
  await user.click(panel.getByRole('button', { name: 'Accept Mira Sen' }));
  await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/Mira Sen is in/));
  expect(panel.queryByText(/^The team needs/)).not.toBeInTheDocument();

  network.on(
    transferTeamLeadEndpoint,
    becomes(() => aPlace({ may: ['leave-team'], team: aTeam({ ...full, isLeader: false }) })),
  );
  network.on(leaveTeamEndpoint, becomes(aPlace));
  await user.click(panel.getByRole('button', { name: 'More about Mira Sen' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hand the lead over' }));
  await waitFor(() =>
    expect(panel.queryByRole('button', { name: 'Dissolve the team' })).not.toBeInTheDocument(),
  );
  expect(network.requests(transferTeamLeadEndpoint)).toEqual([{ id: 'event-1', memberId: 'm2' }]);
  await user.click(panel.getByRole('button', { name: 'Leave the team' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }),
  );
  await panel.findByRole('button', { name: 'Found the team' });
  await waitFor(() => expect(panel.getByRole('heading', { name: 'Your team' })).toHaveFocus());
});

test('the link of an invitation tells whose team it is, and asks to join once one is registered', async () => {
  const { user, network, becomes } = openCompetition({ url: `${competitionUrl}?team=ABCDEFGH23` });
  network.on(getTeamInvitationEndpoint, () => ({
    name: 'Rain Makers',
    leader: 'Mira Sen',
    memberCount: 1,
    maxMembers: 4,
  }));
  network.on(registerEndpoint, becomes(aPlace));
  const team = await part('Your team');
  await team.findByText(/^Mira Sen invites you to the team/);
  team.getByText(/Register first, then ask to join\.$/);
  await user.click(
    await (await part('Registration')).findByRole('button', { name: 'Register Now' }),
  );
  const asked = aTeam({ isLeader: false, state: 'asked', code: '' });
  network.on(
    joinTeamEndpoint,
    becomes(() => aPlace({ may: ['leave-team'], team: asked })),
  );
  await user.click(await team.findByRole('button', { name: 'Ask to join Rain Makers' }));
  await team.findByRole('button', { name: 'Take it back' });
  expect(network.requests(joinTeamEndpoint)).toEqual([{ id: 'event-1', code: 'ABCDEFGH23' }]);
  network.on(leaveTeamEndpoint, () => closedBecause('Registration has closed.'));
  await user.click(team.getByRole('button', { name: 'Take it back' }));
  expect(await team.findByRole('alert')).toHaveTextContent('Registration has closed.');
});
