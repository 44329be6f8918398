import { defineRemoteConfig } from '@sopaan/contract/remote-config';

export default defineRemoteConfig({
  name: 'profile',
  version: '1.0.0',
  contract: '^2.5.0',
  routes: [
    { path: '/profile', redirect: { guest: '/profile/profile', member: '/profile/profile' } },
    {
      path: '/profile/:settingId',
      screen: 'dashboard',
      layout: 'page',
      access: 'session',
      title: 'My profile',
      description: 'Your profile, courses, applications and documents.',
    },
    {
      path: '/pack/:token',
      screen: 'pack',
      layout: 'page',
      access: 'public',
      title: 'Shared documents',
      description: 'Documents that a member has shared by a link.',
    },
    {
      path: '/dashboard/personal-info',
      redirect: { guest: '/profile/profile?edit=info', member: '/profile/profile?edit=info' },
    },
  ],
});
