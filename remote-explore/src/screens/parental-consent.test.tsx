import { ApiError } from '@sopaan/api-client/api-error';
import { getMemberAgeEndpoint, type MemberAge } from '@sopaan/schemas/account/age';
import { registerEndpoint } from '@sopaan/schemas/competitions/registration';
import { screen, waitFor, within } from '@testing-library/react';
import { openCompetition, withinRegion } from '../testing/competition-page';
import { openJobAsMember, press } from '../testing/job-page';
import { aMinorWithoutConsent } from '../testing/member-age';
import { aConfirmedRegistration } from '../testing/registration';

const NOTICE = 'You need the consent of a parent or guardian first';
const settings = '/profile/account#age';

test('[U16] the form of an application says before its fields that the consent of a parent is missing', async () => {
  const { network, user } = openJobAsMember();
  network.on(getMemberAgeEndpoint, () => aMinorWithoutConsent);
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Junior Developer' }));
  const notice = await dialog.findByText(NOTICE);
  dialog.getByText(/^We emailed meera@example.in on 1 May 2026, and have no answer yet\./);
  expect(dialog.getByRole('link', { name: 'Open my settings' })).toHaveAttribute('href', settings);
  const email = dialog.getByRole('textbox', { name: /Email/ });
  expect(notice.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['Registration', 'Take part'])(
  '[U16] the region "%s" says above its button that the consent is missing, and so does the error',
  async (name) => {
    const { user, network } = openCompetition();
    network
      .on(getMemberAgeEndpoint, () => ({ ...aMinorWithoutConsent, parent: null }))
      .on(
        registerEndpoint,
        () => new ApiError({ code: 'PARENTAL_CONSENT_NEEDED', status: 403, origin: 'server' }),
      );
    const region = await withinRegion(name);
    const notice = await region.findByText(NOTICE);
    region.getByText(/^Nobody has agreed yet/);
    const button = region.getByRole('button', { name: 'Register Now' });
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button);
    const alert = await region.findByRole('alert');
    expect(alert).toHaveTextContent(/^Consent is missing/);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', settings);
  },
);

test('[U16] the team panel says that the consent is missing before a team can be created', async () => {
  const { network } = openCompetition({ registration: aConfirmedRegistration() });
  network.on(getMemberAgeEndpoint, () => aMinorWithoutConsent);
  const panel = await withinRegion('Your team');
  const notice = await panel.findByText(NOTICE);
  const name = panel.getByLabelText(/^Team name/);
  expect(notice.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const agreed: MemberAge = {
  ...aMinorWithoutConsent,
  parent: {
    email: 'meera@example.in',
    requestedAt: '2026-05-01T10:00:00.000Z',
    confirmedAt: '2026-05-02T10:00:00.000Z',
  },
};

test.each([
  ['an adult', { ageGroup: 'adult', hasAgreed: true, parent: null }],
  ['an account that has stated no age', { ageGroup: null, hasAgreed: false, parent: null }],
  ['a member whose parent has agreed', agreed],
])('[U16] %s sees nothing of a consent', async (_, age) => {
  const { network, queryClient } = openCompetition();
  network.on(getMemberAgeEndpoint, () => age);
  await screen.findAllByRole('button', { name: 'Register Now' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(network.requests(getMemberAgeEndpoint)).toHaveLength(1);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('[U16] nobody waits for the age: a competition can be entered while it is loading', async () => {
  const { network } = openCompetition();
  network.on(getMemberAgeEndpoint, () => new Promise(() => undefined));
  expect(await screen.findAllByRole('button', { name: 'Register Now' })).toHaveLength(2);
});

test('[U16] a guest is not asked for the age', async () => {
  const { network } = openCompetition({ session: 'guest' });
  await screen.findAllByRole('button', { name: 'Register Now' });
  expect(network.requests(getMemberAgeEndpoint)).toEqual([]);
});
