import { ApiError } from '@sopaan/api-client/api-error';
import { savePersonalDetailsEndpoint } from '@sopaan/schemas/account/settings';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { screen, waitFor } from '@testing-library/react';
import {
  anAccount,
  findButton,
  getField,
  openSettings,
  someSettings,
} from '../../../../testing/open-settings';

const DETAILS = { name: 'Asha Rao', dob: '2001-02-28', language: 'en' };
const detailsServer = (settings = DETAILS) =>
  anAccount({ settings }).on(
    savePersonalDetailsEndpoint,
    ({ name = settings.name, dob, language }) =>
      someSettings({ name, dob, language, revision: 'r2' }),
  );

async function open(network = detailsServer()) {
  const page = openSettings(network, '?edit=details');
  await findButton('Save Changes');
  return page;
}

async function save(name: RegExp, value: string, network = detailsServer()) {
  const page = await open(network);
  await page.user.clear(getField(name));
  if (value) await page.user.type(getField(name), value);
  await page.user.click(await findButton('Save Changes'));
  return page;
}

test.each([
  ['PF-052', /^Name/, 'A', 'Name must be at least 2 characters.'],
  ['PF-052', /^Name/, '', 'Name must be at least 2 characters.'],
  ['PF-052', /^Name/, 'A'.repeat(31), 'Name must not be longer than 30 characters.'],
  ['PF-053', /^Date of birth/, '', 'A date of birth is required.'],
  ['PF-053', /^Date of birth/, '2999-01-01', 'Please enter a valid date of birth.'],
])('[PF-050] [PF-051] [%s] %s with %j shows its error', async (_id, field, value, message) => {
  const { network } = await save(field, value);
  await waitFor(() => expect(getField(field)).toHaveAccessibleDescription(message));
  expect(network.requests(savePersonalDetailsEndpoint)).toEqual([]);
});

test('[PF-053] a language must be selected', async () => {
  const { network } = await save(/^Name/, 'Asha', detailsServer({ ...DETAILS, language: '' }));
  await waitFor(() =>
    expect(
      screen.getByRole('combobox', { name: /^Preferred language/ }),
    ).toHaveAccessibleDescription('Please select a language.'),
  );
  expect(network.requests(savePersonalDetailsEndpoint)).toEqual([]);
});

test.each(['Jo', 'A'.repeat(30)])('[PF-052] the name %j is accepted', async (name) => {
  const { network } = await save(/^Name/, name);
  await waitFor(() => expect(network.requests(savePersonalDetailsEndpoint)).toHaveLength(1));
});

test('[PF-048] [PF-051] [PF-064] name, date of birth and language are saved and shown everywhere', async () => {
  const { user, network, toasts } = await open();
  const users = network.requests(getUserEndpoint).length;
  await user.clear(getField(/^Name/));
  await user.type(getField(/^Name/), ' Asha Iyer ');
  await user.click(screen.getByRole('combobox', { name: /^Preferred language/ }));
  await user.click(await screen.findByRole('option', { name: 'Hindi' }));
  await user.click(await findButton('Save Changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.requests(savePersonalDetailsEndpoint)).toEqual([
    { name: 'Asha Iyer', dob: '2001-02-28', language: 'hi', revision: 'r1' },
  ]);
  expect(toasts).toMatchObject([
    { kind: 'success', message: 'Your personal details have been saved.' },
  ]);
  await waitFor(() => expect(network.requests(getUserEndpoint).length).toBeGreaterThan(users));
});

test('a change that was based on older settings shows a message and keeps the input', async () => {
  const network = detailsServer().on(
    savePersonalDetailsEndpoint,
    () => new ApiError({ code: 'CONFLICT', status: 409, origin: 'server' }),
  );
  await save(/^Name/, 'Asha Iyer', network);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your personal details could not be saved');
  expect(alert).toHaveTextContent('This has changed since you opened it.');
  expect(getField(/^Name/)).toHaveValue('Asha Iyer');
});

test('[PF-052] a stored name that exceeds the limit for new names is kept and not sent', async () => {
  const name = 'Lakshmi Venkata Subramaniam Krishnamurthy';
  const { network } = await save(
    /^Date of birth/,
    '2001-03-01',
    detailsServer({ ...DETAILS, name }),
  );
  await waitFor(() =>
    expect(network.requests(savePersonalDetailsEndpoint)).toEqual([
      { dob: '2001-03-01', language: 'en', revision: 'r1' },
    ]),
  );
});
