import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen, within } from '@testing-library/react';
import {
  authNetwork,
  findButton,
  findField,
  fillFields,
  findLink,
  networkError,
  openAuth,
  pressButton,
  rejection,
  findHeading,
} from '../features/auth/testing/open-auth';

const signUpFields = {
  'First name': 'Ravi',
  'Last name': 'Iyer',
  Email: 'ravi@example.in',
  Password: 'correct horse',
};
const signUpNetwork = () => authNetwork().on(signUpEndpoint, () => ({ status: 'sent' }));

async function openSignUp(network = signUpNetwork(), url = '/auth/sign-up') {
  const page = openAuth(url, network);
  await findHeading('Sign up');
  return page;
}

test('[HO-061] sign-up sends name, email and password, then asks for the code', async () => {
  const { user, currentUrl, network } = await openSignUp(
    signUpNetwork(),
    '/auth/sign-up?next=%2Fshelf',
  );
  await fillFields(user, signUpFields);
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
  expect(currentUrl()).toBe('/auth/email-verification/code?next=%2Fshelf');
  expect(screen.getByText('ravi@example.in')).toBeVisible();
  expect(await findField(/^Code/)).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  expect(network.requests(signUpEndpoint)).toEqual([
    { firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.in', password: 'correct horse' },
  ]);
});

test('[HO-061] going back from the code to change the email address keeps the other fields except the password', async () => {
  const { user, currentUrl } = await openSignUp(signUpNetwork(), '/auth/sign-up?next=%2Fshelf');
  await fillFields(user, signUpFields);
  await pressButton(user, 'Create account');
  await user.click(await findLink('Change it'));
  await findHeading('Sign up');
  expect(currentUrl()).toBe('/auth/sign-up?next=%2Fshelf');
  expect(await findField(/^First name/)).toHaveValue('Ravi');
  expect(await findField(/^Last name/)).toHaveValue('Iyer');
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
  expect(await findField(/^Password/)).toHaveValue('');
});

test('[HO-061] sign-up shows the server’s error at its field', async () => {
  const fields = { password: 'This password is known to everyone.' };
  const { user } = await openSignUp(
    signUpNetwork().on(signUpEndpoint, () => rejection('VALIDATION_FAILED', 400, fields)),
  );
  await fillFields(user, signUpFields);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(document.activeElement).toContainElement(alert);
  const password = await findField(/^Password/);
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription(fields.password);
  await user.click(within(alert).getByRole('link', { name: fields.password }));
  expect(password).toHaveFocus();
});

test('[HO-061] a network error on sign-up keeps the input, which can be sent again', async () => {
  const network = signUpNetwork().on(signUpEndpoint, networkError);
  const { user } = await openSignUp(network);
  await fillFields(user, signUpFields);
  await pressButton(user, 'Create account');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  expect(await findField(/^First name/)).toHaveValue('Ravi');
  expect(await findField(/^Password/)).toHaveValue('correct horse');
  network.on(signUpEndpoint, () => ({ status: 'sent' }));
  await user.dblClick(await findButton('Create account'));
  await findHeading('Confirm your email');
  expect(network.requests(signUpEndpoint)).toHaveLength(1);
});

test('[HO-061] the fields of sign-up are marked up for password managers', async () => {
  await openSignUp();
  expect(await findField(/^First name/)).toHaveAttribute('autocomplete', 'given-name');
  expect(await findField(/^Last name/)).toHaveAttribute('autocomplete', 'family-name');
  expect(await findField(/^Email/)).toHaveAttribute('autocomplete', 'username');
  expect(await findField(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
});
