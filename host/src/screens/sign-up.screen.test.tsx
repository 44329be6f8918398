import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

/** Fills in the form as an adult, and agrees to the legal texts. */
async function fillSignUp(user: UserEvent): Promise<void> {
  await fillFields(user, signUpFields);
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
}

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
  await fillSignUp(user);
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
  expect(currentUrl()).toBe('/auth/email-verification/code?next=%2Fshelf');
  expect(screen.getByText('ravi@example.in')).toBeVisible();
  expect(await findField(/^Code/)).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  expect(network.requests(signUpEndpoint)).toEqual([
    {
      firstName: 'Ravi',
      lastName: 'Iyer',
      email: 'ravi@example.in',
      password: 'correct horse',
      hasAgreed: true,
      ageGroup: 'adult',
    },
  ]);
});

test('[HO-061] going back from the code to change the email address keeps the other fields except the password', async () => {
  const { user, currentUrl } = await openSignUp(signUpNetwork(), '/auth/sign-up?next=%2Fshelf');
  await fillSignUp(user);
  await pressButton(user, 'Create account');
  await user.click(await findLink('Change it'));
  await findHeading('Sign up');
  expect(currentUrl()).toBe('/auth/sign-up?next=%2Fshelf');
  expect(await findField(/^First name/)).toHaveValue('Ravi');
  expect(await findField(/^Last name/)).toHaveValue('Iyer');
  expect(await findField(/^Email/)).toHaveValue('ravi@example.in');
  expect(await findField(/^Password/)).toHaveValue('');
  expect(await screen.findByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('[HO-061] sign-up shows the server’s error at its field', async () => {
  const fields = { password: 'This password is known to everyone.' };
  const { user } = await openSignUp(
    signUpNetwork().on(signUpEndpoint, () => rejection('VALIDATION_FAILED', 400, fields)),
  );
  await fillSignUp(user);
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
  await fillSignUp(user);
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

test('[U16] sign-up asks to agree to the terms and the privacy policy, and sends nothing without it', async () => {
  const { user, network } = await openSignUp();
  await fillFields(user, signUpFields);
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  const consent = await screen.findByRole('checkbox', { name: /^I agree/ });
  expect(consent).not.toBeChecked();
  expect(consent).toBeRequired();
  await pressButton(user, 'Create account');
  const message = 'Please agree to the Terms & Conditions and the Privacy Policy.';
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: message }));
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription(message);
  expect(network.requests(signUpEndpoint)).toEqual([]);

  await user.keyboard(' ');
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
});

test.each([
  ['Terms & Conditions', '/terms-conditions'],
  ['Privacy Policy', '/privacy-policy'],
])('[U16] the %s open in a new tab, so that the form stays', async (name, path) => {
  await openSignUp();
  const link = within(await screen.findByRole('main')).getByRole('link', { name });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('target', '_blank');
});

test('[U16] a last name is not required to sign up', async () => {
  const { user, network } = await openSignUp();
  await fillSignUp(user);
  await user.clear(await findField(/^Last name/));
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
  expect(network.requests(signUpEndpoint)).toMatchObject([{ firstName: 'Ravi', lastName: '' }]);
});

test('[U16] sign-up asks for the age group, and sends nothing without it', async () => {
  const { user, network } = await openSignUp();
  await fillFields(user, signUpFields);
  await user.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  const group = screen.getByRole('radiogroup', { name: /^Are you 18 or older/ });
  expect(group).toBeRequired();
  await pressButton(user, 'Create account');
  const message = 'Please say whether you are 18 or older.';
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: message }));
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  expect(group).toHaveAccessibleDescription(message);
  expect(network.requests(signUpEndpoint)).toEqual([]);
});

test('[U16] sign-up asks somebody under 18 for the email address of a parent, which must differ from their own', async () => {
  const { user, network } = await openSignUp();
  await fillSignUp(user);
  expect(screen.queryByLabelText(/^Email of a parent/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'No, I am under 18' }));
  const parent = await findField(/^Email of a parent/);
  expect(parent).toBeRequired();
  await user.type(parent, 'Ravi@example.in');
  await pressButton(user, 'Create account');
  expect(await screen.findByRole('alert')).toHaveTextContent('not your own');
  expect(network.requests(signUpEndpoint)).toEqual([]);

  await user.clear(parent);
  await user.type(parent, 'meera@example.in');
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
  expect(network.requests(signUpEndpoint)).toMatchObject([
    { ageGroup: 'minor', parentEmail: 'meera@example.in' },
  ]);
});

test('[U16] an adult sends no address of a parent, even if one was typed before', async () => {
  const { user, network } = await openSignUp();
  await fillSignUp(user);
  await user.click(screen.getByRole('radio', { name: 'No, I am under 18' }));
  await user.type(await findField(/^Email of a parent/), 'not an address');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await pressButton(user, 'Create account');
  await findHeading('Confirm your email');
  expect(network.requests(signUpEndpoint)[0]).not.toHaveProperty('parentEmail');
});

test('[U16] the errors of sign-up are listed in the order of the fields', async () => {
  const { user } = await openSignUp();
  await pressButton(user, 'Create account');
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  const fields = links.map((link) => link.textContent?.match(/name|email|password|18|agree/)?.[0]);
  expect(fields).toEqual(['name', 'email', 'password', '18', 'agree']);
});
