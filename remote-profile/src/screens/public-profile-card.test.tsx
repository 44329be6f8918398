import { ApiError } from '@sopaan/api-client/api-error';
import { changedChoices } from '@sopaan/schemas/public-profile/change-choices';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  getPublicSettingsEndpoint,
  type ChangePublicProfile,
  type PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard } from '../testing/open-dashboard';
import { anAccount } from '../testing/open-settings';
import { publicSettings } from '../testing/public-settings';

/** A server that stores the choices. `otherTab` are changes that another tab makes later. */
function settingsServer(
  initial: Partial<PublicProfileSettings> = {},
  otherTab: () => ChangePublicProfile = () => ({}),
) {
  let settings = publicSettings(initial);
  return anAccount()
    .on(getPublicSettingsEndpoint, () => settings)
    .on(changePublicProfileEndpoint, (change) => {
      for (const each of [otherTab(), change]) {
        settings = { ...settings, ...changedChoices(settings, each) };
      }
      return settings;
    })
    .on(
      changeUsernameEndpoint,
      ({ username }) => (settings = { ...settings, username, suggestedUsername: '' }),
    );
}

async function open(network = settingsServer()) {
  const page = openDashboard({ subpath: 'account', network });
  const card = within(await screen.findByRole('region', { name: 'Public profile' }));
  return { ...page, card };
}

const findSwitch = (card: ReturnType<typeof within>, name: string) =>
  card.findByRole('switch', { name });

test('[PF-048] the profile is private at first, and cannot be shown without a username', async () => {
  const { card } = await open();
  const isPublic = await findSwitch(card, 'Show my profile to everyone');
  expect(isPublic).not.toBeChecked();
  expect(isPublic).toBeDisabled();
  expect(isPublic).toHaveAccessibleDescription('Choose a username first.');
});

test('the suggested username is saved, then the switches work', async () => {
  const network = settingsServer();
  const { card, user } = await open(network);
  const field = await card.findByRole('textbox', { name: /^Username/ });
  expect(field).toHaveValue('asha-rao');
  await user.click(card.getByRole('button', { name: 'Save username' }));
  expect(await card.findByText('localhost/u/asha-rao')).toBeVisible();
  expect(network.requests(changeUsernameEndpoint)).toEqual([{ username: 'asha-rao' }]);
  expect(await findSwitch(card, 'Show my profile to everyone')).toBeEnabled();
});

test('a username that is taken is reported at its field, and what was typed stays', async () => {
  const network = settingsServer();
  const fields = { username: 'This username is taken. Choose another one.' };
  network.on(
    changeUsernameEndpoint,
    () => new ApiError({ code: 'CONFLICT', status: 409, fields, origin: 'server' }),
  );
  const { card, user } = await open(network);
  await user.click(await card.findByRole('button', { name: 'Save username' }));
  await waitFor(() =>
    expect(card.getByRole('textbox', { name: /^Username/ })).toHaveAccessibleDescription(
      fields.username,
    ),
  );
  expect(card.getByRole('textbox', { name: /^Username/ })).toHaveValue('asha-rao');
});

test('a username with other characters is not sent', async () => {
  const network = settingsServer();
  const { card, user } = await open(network);
  const field = await card.findByRole('textbox', { name: /^Username/ });
  await user.clear(field);
  await user.type(field, 'asha_rao');
  await user.click(card.getByRole('button', { name: 'Save username' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Use only the letters a to z, digits and hyphens.'),
  );
  expect(network.requests(changeUsernameEndpoint)).toEqual([]);
});

test('[PF-015] [PF-048] each switch is saved at once', async () => {
  const network = settingsServer({ username: 'asha' });
  const { card, user } = await open(network);
  await user.click(await findSwitch(card, 'Show my profile to everyone'));
  await user.click(await findSwitch(card, 'Let search engines find it'));
  await user.click(card.getByRole('checkbox', { name: 'Education' }));
  await waitFor(() =>
    expect(network.requests(changePublicProfileEndpoint)).toEqual([
      { isPublic: true },
      { isIndexable: true },
      { hiddenSections: ['education'] },
    ]),
  );
  expect(await card.findByRole('link', { name: 'localhost/u/asha' })).toHaveAttribute(
    'href',
    '/u/asha',
  );
  expect(card.getByRole('checkbox', { name: 'Education' })).not.toBeChecked();
  await user.click(card.getByRole('checkbox', { name: 'Education' }));
  await waitFor(() =>
    expect(network.requests(changePublicProfileEndpoint).at(-1)).toEqual({
      shownSections: ['education'],
    }),
  );
});

test('a change in a tab that shows outdated choices does not restore the outdated ones', async () => {
  const hidden = { isPublic: false, hiddenSections: ['skills'] } satisfies ChangePublicProfile;
  const initial = { username: 'asha', isPublic: true };
  const { card, user } = await open(settingsServer(initial, () => hidden));
  const isPublic = await findSwitch(card, 'Show my profile to everyone');
  expect(isPublic).toBeChecked();
  await user.click(card.getByRole('checkbox', { name: 'Education' }));
  await waitFor(() => expect(isPublic).not.toBeChecked());
  expect(card.getByRole('checkbox', { name: 'Skills' })).not.toBeChecked();
  expect(card.getByRole('checkbox', { name: 'Education' })).not.toBeChecked();
});

test('the URL is a link only after the server has switched the page on', async () => {
  let save = () => {};
  const response = new Promise<PublicProfileSettings>((resolve) => {
    save = () => resolve(publicSettings({ username: 'asha', isPublic: true }));
  });
  const network = settingsServer({ username: 'asha' });
  network.on(changePublicProfileEndpoint, () => response);
  const { card, user } = await open(network);
  await user.click(await findSwitch(card, 'Show my profile to everyone'));
  await waitFor(() => expect(network.requests(changePublicProfileEndpoint)).toHaveLength(1));
  expect(card.queryByRole('link', { name: 'localhost/u/asha' })).not.toBeInTheDocument();
  save();
  expect(await card.findByRole('link', { name: 'localhost/u/asha' })).toBeVisible();
});

test('a change of the public page that could not be saved is reverted, and the reason is shown', async () => {
  const network = settingsServer({ username: 'asha' }).on(changePublicProfileEndpoint, offline);
  const { card, user, toasts } = await open(network);
  const isPublic = await findSwitch(card, 'Show my profile to everyone');
  await user.click(isPublic);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(isPublic).not.toBeChecked();
});

test('after two quick changes that both failed, the switches show what the server has', async () => {
  const network = settingsServer({ username: 'asha', isPublic: true, isIndexable: true });
  const responses: Array<() => void> = [];
  network.on(
    changePublicProfileEndpoint,
    () =>
      new Promise((resolve) => {
        responses.push(() =>
          resolve(new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' })),
        );
      }),
  );
  const { card, user, toasts } = await open(network);
  const isPublic = await findSwitch(card, 'Show my profile to everyone');
  const isIndexable = await findSwitch(card, 'Let search engines find it');
  await user.click(isPublic);
  await user.click(card.getByRole('checkbox', { name: 'Education' }));
  await waitFor(() => expect(responses).toHaveLength(1));
  network.on(getPublicSettingsEndpoint, offline);
  responses[0]?.();
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.();
  await waitFor(() => expect(toasts).toHaveLength(2));
  await waitFor(() => expect(isPublic).toBeChecked());
  expect(isIndexable).toBeChecked();
  expect(card.getByRole('checkbox', { name: 'Education' })).toBeChecked();
});

test('after a failed change, the choices are those of the server, also if it stored the change', async () => {
  const network = settingsServer({ username: 'asha' }).on(changePublicProfileEndpoint, offline);
  const { card, user } = await open(network);
  const isPublic = await findSwitch(card, 'Show my profile to everyone');
  network.on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha', isPublic: true }));
  const loads = network.requests(getPublicSettingsEndpoint).length;
  await user.click(isPublic);
  await waitFor(() =>
    expect(network.requests(getPublicSettingsEndpoint).length).toBeGreaterThan(loads),
  );
  await waitFor(() => expect(isPublic).toBeChecked());
});

test('changing the username says what happens to the former URL', async () => {
  const { card, user } = await open(settingsServer({ username: 'asha', isPublic: true }));
  await user.click(await card.findByRole('button', { name: 'Change username' }));
  expect(card.getByText(/Links to your former address stop working/)).toBeVisible();
  const field = card.getByRole('textbox', { name: /^Username/ });
  await user.clear(field);
  await user.type(field, 'Asha-Two');
  await user.click(card.getByRole('button', { name: 'Save username' }));
  expect(await card.findByRole('link', { name: 'localhost/u/asha-two' })).toBeVisible();
});

test('public page settings that could not be loaded show the reason and can be retried', async () => {
  const network = settingsServer({ username: 'asha' });
  network.on(getPublicSettingsEndpoint, offline);
  const { card, user } = await open(network);
  expect(await card.findByText('Your settings could not be loaded')).toBeVisible();
  network.on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha' }));
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('localhost/u/asha')).toBeVisible();
});
