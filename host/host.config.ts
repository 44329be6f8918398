import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { defineRemoteConfig } from '@sopaan/contract/remote-config';

export default defineRemoteConfig({
  name: 'host',
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/auth', redirect: { guest: '/auth/login', member: '/profile/profile' } },
    {
      path: '/auth/login',
      screen: 'login',
      layout: 'auth',
      access: 'public',
      title: 'Log in',
      description: 'Log in to Sopaan to continue your courses, applications and practice.',
    },
    {
      path: '/auth/sign-up',
      screen: 'sign-up',
      layout: 'auth',
      access: 'public',
      title: 'Sign up',
      description: 'Create a free Sopaan account for courses, jobs, competitions and practice.',
    },
    {
      path: '/auth/email-verification/:token',
      screen: 'email-verification',
      layout: 'auth',
      access: 'public',
      title: 'Email verification',
      description: 'Confirm the email address of your Sopaan account.',
    },
    {
      path: '/auth/forgot-password/:status',
      screen: 'forgot-password',
      layout: 'auth',
      access: 'public',
      title: 'Forgot password',
      description: 'Set a new password for your Sopaan account.',
    },
    // The path of the account before it became a section of the dashboard. Mails and bookmarks still use it.
    { path: '/account', redirect: { guest: '/profile/account', member: '/profile/account' } },
    {
      path: '/releases',
      screen: 'releases',
      layout: 'page',
      access: 'session',
      title: 'Releases',
      description: 'Environments, releases, previews and health of Sopaan.',
    },
    {
      path: '/under-development/:title',
      screen: 'under-development',
      layout: 'site',
      access: 'public',
      title: 'Under development',
      description: 'This part of Sopaan is under development. Contact us to hear when it is ready.',
    },
  ],
});
