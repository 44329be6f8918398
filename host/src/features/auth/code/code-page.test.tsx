import { confirmCodeEndpoint, resendVerificationEndpoint } from '@sopaan/schemas/account/sign-up';
import { connectSession } from '@sopaan/session/actions';
import { act, screen, waitFor } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  findLink,
  networkError,
  openAuth,
  pressButton,
  rejection,
  findHeading,
} from '../testing/open-auth';

const CODE = '/auth/email-verification/code';
const signUpState = { email: 'ravi@example.in', sentAt: Date.now() - 3_600_000 };
const codeNetwork = () =>
  authNetwork()
    .on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }))
    .on(resendVerificationEndpoint, () => ({ status: 'sent' }));

async function openCode(network = codeNetwork(), state: unknown = signUpState) {
  const page = openAuth(`${CODE}?next=%2Fshelf`, network, { state });
  await findHeading('Confirm your email');
  return { ...page, code: await findField(/^Code/) };
}

test.each(['123456', '123 456', '123-456', ' 123456 is your code', '१२३४५६'])(
  '[HO-062] the pasted code %p is sent automatically, logs in and opens the requested page',
  async (pasted) => {
    const { user, currentUrl, network, code } = await openCode();
    expect(code).toHaveFocus();
    await user.paste(pasted);
    await waitFor(() => expect(currentUrl()).toBe('/shelf'));
    expect(localStorage.getItem('token')).toBe('T2');
    expect(network.requests(confirmCodeEndpoint)).toEqual([{ code: '123456' }]);
  },
);

test('[HO-062] a code typed digit by digit is sent once, even if the button is also clicked', async () => {
  let respond: (token: { accessToken: string }) => void = () => undefined;
  const network = codeNetwork().on(
    confirmCodeEndpoint,
    () => new Promise((resolve) => (respond = resolve)),
  );
  const { user, currentUrl } = await openCode(network);
  await user.keyboard('12345');
  expect(network.requests(confirmCodeEndpoint)).toEqual([]);
  await user.keyboard('6{Enter}');
  await user.dblClick(await findButton('Checking…'));
  respond({ accessToken: 'T2' });
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
  expect(network.requests(confirmCodeEndpoint)).toHaveLength(1);
});

test('[HO-062] the field for the code is marked up for one-time codes', async () => {
  const { code } = await openCode();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAccessibleDescription(
    'We check it as soon as you have entered all six digits.',
  );
});

test('[HO-062] too few digits are reported at the field, and nothing is sent', async () => {
  const { user, network, code } = await openCode();
  await user.keyboard('123');
  await pressButton(user, 'Confirm');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('The code has 6 digits.');
  expect(network.requests(confirmCodeEndpoint)).toEqual([]);
});

test('[HO-062] a wrong code is reported at the field, which receives the focus with its text selected', async () => {
  const fields = { code: 'That code is incorrect.' };
  const network = codeNetwork().on(confirmCodeEndpoint, () => rejection('CODE_WRONG', 400, fields));
  const { user, currentUrl, code } = await openCode(network);
  await user.keyboard('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect.');
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
  await user.tab();
  expect(code).toHaveAccessibleDescription(fields.code);
  await user.tab({ shift: true });
  network.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await user.keyboard('222222');
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
  expect(network.requests(confirmCodeEndpoint)).toEqual([{ code: '222222' }]);
});

test('[HO-062] an expired code offers a new one', async () => {
  const network = codeNetwork().on(confirmCodeEndpoint, () => rejection('CODE_EXPIRED', 410));
  const { user, currentUrl } = await openCode(network);
  await user.keyboard('111111');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This code is no longer valid');
  expect(document.activeElement).toContainElement(alert);
  expect(await findLink('log in')).toHaveAttribute('href', '/auth/login?next=%2Fshelf');
  await user.dblClick(await findButton('Send a new code'));
  const newField = await findField(/^Code/);
  expect(newField).toHaveFocus();
  expect(newField).toHaveValue('');
  expect(screen.getByText('Another email is on its way.')).toBeVisible();
  expect(network.requests(resendVerificationEndpoint)).toEqual([{}]);
  network.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await user.keyboard('222222');
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
});

test('[HO-062] an email address that another account has confirmed meanwhile shows a link to the login', async () => {
  const network = codeNetwork().on(confirmCodeEndpoint, () => rejection('EMAIL_TAKEN', 409));
  const { user } = await openCode(network);
  await user.keyboard('111111');
  expect(await findHeading('This email already has an account')).toHaveFocus();
  await user.click(screen.getByText('Log in', { selector: 'main *' }));
  await findHeading('Log in');
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
});

test('[HO-062] after a network error the typed code is kept, and the button sends it again', async () => {
  const network = codeNetwork().on(confirmCodeEndpoint, networkError);
  const { user, currentUrl, code } = await openCode(network);
  await user.keyboard('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(code).toHaveValue('123456');
  network.on(confirmCodeEndpoint, () => ({ accessToken: 'T2' }));
  await pressButton(user, 'Confirm');
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
});

test('[HO-062] opened without history state, the page for the code shows no email address and does not focus the field', async () => {
  const { code } = await openCode(codeNetwork(), null);
  expect(screen.getByText(/the address you gave/)).toBeVisible();
  expect(code).not.toHaveFocus();
  expect(await findButton('Send it again')).toHaveAttribute('aria-disabled', 'false');
});

test('[HO-062] when the link of the email logs in in another tab, this tab opens the requested page', async () => {
  const { currentUrl } = await openCode();
  const disconnect = connectSession();
  act(() => {
    localStorage.setItem('token', 'T3');
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
  await waitFor(() => expect(currentUrl()).toBe('/shelf'));
  disconnect();
});
