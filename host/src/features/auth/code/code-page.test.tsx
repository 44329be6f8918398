import { confirmCodeEndpoint, resendVerificationEndpoint } from '@sopaan/schemas/account-sign-up';
import { connectSession } from '@sopaan/session/actions';
import { act, screen, waitFor } from '@testing-library/react';
import {
  aNetwork,
  button,
  field,
  link,
  noNetwork,
  openAuth,
  press,
  refusal,
  title,
} from '../stage/open-auth';

const CODE = '/auth/email-verification/code';
const arrived = { email: 'ravi@example.in', sentAt: Date.now() - 3_600_000 };
const network = () =>
  aNetwork()
    .on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }))
    .on(resendVerificationEndpoint, () => ({ status: 'sent' }));

async function openCode(net = network(), state: unknown = arrived) {
  const page = openAuth(`${CODE}?next=%2Fshelf`, net, { state });
  await title('Confirm your email');
  return { ...page, code: await field(/^Code/) };
}

test.each(['123456', '123 456', '123-456', ' 123456 is your code', '१२३४५६'])(
  '[HO-062] the pasted code %p is sent by itself, signs in, and the page asked for shows',
  async (pasted) => {
    const { user, here, network: net, code } = await openCode();
    expect(code).toHaveFocus();
    await user.paste(pasted);
    await waitFor(() => expect(here()).toBe('/shelf'));
    expect(localStorage.getItem('token')).toBe('T2');
    expect(net.requests(confirmCodeEndpoint)).toEqual([{ code: '123456' }]);
  },
);

test('[HO-062] typed digit by digit it is sent once, also when the button is pressed as well', async () => {
  let answer: (token: { accessToken: string }) => void = () => undefined;
  const net = network().on(confirmCodeEndpoint, () => new Promise((done) => (answer = done)));
  const { user, here } = await openCode(net);
  await user.keyboard('12345');
  expect(net.requests(confirmCodeEndpoint)).toEqual([]);
  await user.keyboard('6{Enter}');
  await user.dblClick(await button('Checking…'));
  answer({ accessToken: 'T2' });
  await waitFor(() => expect(here()).toBe('/shelf'));
  expect(net.requests(confirmCodeEndpoint)).toHaveLength(1);
});

test('[HO-062] the field is made for codes of mails', async () => {
  const { code } = await openCode();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAccessibleDescription('It is checked as soon as all six digits are there.');
});

test('[HO-062] too few digits are said at the field, and nothing is sent', async () => {
  const { user, network: net, code } = await openCode();
  await user.keyboard('123');
  await press(user, 'Confirm');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('The code has 6 digits.');
  expect(net.requests(confirmCodeEndpoint)).toEqual([]);
});

test('[HO-062] a wrong code is said at the field, which takes the focus: the next one replaces it', async () => {
  const fields = { code: 'That code is incorrect.' };
  const net = network().on(confirmCodeEndpoint, () => refusal('CODE_WRONG', 400, fields));
  const { user, here, code } = await openCode(net);
  await user.keyboard('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect.');
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
  await user.tab();
  expect(code).toHaveAccessibleDescription(fields.code);
  await user.tab({ shift: true });
  net.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await user.keyboard('222222');
  await waitFor(() => expect(here()).toBe('/shelf'));
  expect(net.requests(confirmCodeEndpoint)).toEqual([{ code: '222222' }]);
});

test('[HO-062] a code that does not count any more offers a new one', async () => {
  const net = network().on(confirmCodeEndpoint, () => refusal('CODE_EXPIRED', 410));
  const { user, here } = await openCode(net);
  await user.keyboard('111111');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This code does not work any more');
  expect(document.activeElement).toContainElement(alert);
  expect(await link('log in')).toHaveAttribute('href', '/auth/login?next=%2Fshelf');
  await user.dblClick(await button('Send a new code'));
  const fresh = await field(/^Code/);
  expect(fresh).toHaveFocus();
  expect(fresh).toHaveValue('');
  expect(screen.getByText('Another mail is on its way.')).toBeVisible();
  expect(net.requests(resendVerificationEndpoint)).toEqual([{}]);
  net.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await user.keyboard('222222');
  await waitFor(() => expect(here()).toBe('/shelf'));
});

test('[HO-062] an address that was confirmed elsewhere meanwhile leads to the login', async () => {
  const net = network().on(confirmCodeEndpoint, () => refusal('EMAIL_TAKEN', 409));
  const { user } = await openCode(net);
  await user.keyboard('111111');
  expect(await title('This address has an account already')).toHaveFocus();
  await user.click(screen.getByText('Log in', { selector: 'main *' }));
  await title('Log in');
  expect(await field(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] without a network the code stays, and the button sends it', async () => {
  const net = network().on(confirmCodeEndpoint, noNetwork);
  const { user, here, code } = await openCode(net);
  await user.keyboard('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(code).toHaveValue('123456');
  net.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await press(user, 'Confirm');
  await waitFor(() => expect(here()).toBe('/shelf'));
});

test('[HO-062] opened without a history it names no address, and takes no focus', async () => {
  const { code } = await openCode(network(), null);
  expect(screen.getByText(/the address you gave/)).toBeVisible();
  expect(code).not.toHaveFocus();
  expect(await button('Send it again')).toHaveAttribute('aria-disabled', 'false');
});

test('[HO-062] when a link signs in in another tab, this one goes on', async () => {
  const { here } = await openCode();
  const stop = connectSession();
  act(() => {
    localStorage.setItem('token', 'T3');
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
  await waitFor(() => expect(here()).toBe('/shelf'));
  stop();
});
