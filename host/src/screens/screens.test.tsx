import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { Component as EmailVerification } from './email-verification.screen';
import { Component as ForgotPassword } from './forgot-password.screen';

test.each([
  ['Forgot password', ForgotPassword],
  ['Email verification', EmailVerification],
])('%s says what it will be', async (title, Component) => {
  renderScreen({ Component }, { path: '/', url: '/', network: fakeNetwork() });
  await screen.findByRole('heading', { name: `${title} is currently under development` });
});
