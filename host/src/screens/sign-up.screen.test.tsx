import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen, within } from '@testing-library/react';
import {
  aNetwork,
  button,
  field,
  fill,
  link,
  noNetwork,
  openAuth,
  press,
  rejection,
  title,
} from '../features/auth/testing/open-auth';

const newcomer = {
  'First name': 'Ravi',
  'Last name': 'Iyer',
  Email: 'ravi@example.in',
  Password: 'correct horse',
};
const network = () => aNetwork().on(signUpEndpoint, () => ({ status: 'sent' }));

async function openSignUp(net = network(), url = '/auth/sign-up') {
  const page = openAuth(url, net);
  await title('Sign up');
  return page;
}

test('[HO-061] sign-up sends name, email and password, then asks for the code', async () => {
  const { user, here, network: net } = await openSignUp(network(), '/auth/sign-up?next=%2Fshelf');
  await fill(user, newcomer);
  await press(user, 'Create account');
  await title('Confirm your email');
  expect(here()).toBe('/auth/email-verification/code?next=%2Fshelf');
  expect(screen.getByText('ravi@example.in')).toBeVisible();
  expect(await field(/^Code/)).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  expect(net.requests(signUpEndpoint)).toEqual([
    { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.in', password: 'correct horse' },
  ]);
});

test('[HO-061] changing a mistyped address keeps the other fields except the password', async () => {
  const { user, here } = await openSignUp(network(), '/auth/sign-up?next=%2Fshelf');
  await fill(user, newcomer);
  await press(user, 'Create account');
  await user.click(await link('Change it'));
  await title('Sign up');
  expect(here()).toBe('/auth/sign-up?next=%2Fshelf');
  expect(await field(/^First name/)).toHaveValue('Ravi');
  expect(await field(/^Last name/)).toHaveValue('Iyer');
  expect(await field(/^Email/)).toHaveValue('ravi@example.in');
  expect(await field(/^Password/)).toHaveValue('');
});

test('[HO-061] sign-up shows the server’s error at its field', async () => {
  const fields = { password: 'This password is known to everyone.' };
  const { user } = await openSignUp(
    network().on(signUpEndpoint, () => rejection('VALIDATION_FAILED', 400, fields)),
  );
  await fill(user, newcomer);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(document.activeElement).toContainElement(alert);
  const password = await field(/^Password/);
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription(fields.password);
  await user.click(within(alert).getByRole('link', { name: fields.password }));
  expect(password).toHaveFocus();
});

test('[HO-061] sign-up without a network keeps the input and can be sent again', async () => {
  const net = network().on(signUpEndpoint, noNetwork);
  const { user } = await openSignUp(net);
  await fill(user, newcomer);
  await press(user, 'Create account');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await field(/^First name/)).toHaveValue('Ravi');
  expect(await field(/^Password/)).toHaveValue('correct horse');
  net.on(signUpEndpoint, () => ({ status: 'sent' }));
  await user.dblClick(await button('Create account'));
  await title('Confirm your email');
  expect(net.requests(signUpEndpoint)).toHaveLength(1);
});

test('[HO-061] the fields of sign-up are marked up for password managers', async () => {
  await openSignUp();
  expect(await field(/^First name/)).toHaveAttribute('autocomplete', 'given-name');
  expect(await field(/^Last name/)).toHaveAttribute('autocomplete', 'family-name');
  expect(await field(/^Email/)).toHaveAttribute('autocomplete', 'username');
  expect(await field(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
});
