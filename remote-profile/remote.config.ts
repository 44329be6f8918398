import { defineRemoteConfig } from '@sopaan/contract/remote-config';

export default defineRemoteConfig({
  name: 'profile',
  version: '1.0.0',
  contract: '^2.7.0',
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
      path: '/unsubscribe/:token',
      screen: 'unsubscribe',
      layout: 'page',
      access: 'public',
      title: 'Unsubscribe',
      description: 'Stop receiving emails of one kind.',
    },
    {
      path: '/profile/cv',
      screen: 'cv',
      layout: 'page',
      access: 'session',
      title: 'CV',
      description: 'Your profile as a CV to print or to save as PDF.',
    },
    {
      path: '/profile/resume',
      screen: 'resume',
      layout: 'page',
      access: 'session',
      title: 'JSON Resume',
      description: 'Your profile as a JSON Resume file, to download or to upload.',
    },
    {
      path: '/u/:username',
      screen: 'public-profile',
      layout: 'page',
      access: 'public',
      title: 'Profile',
      description: 'The profile of a member of Sopaan.',
    },
    {
      path: '/dashboard/personal-info',
      redirect: { guest: '/profile/profile?edit=info', member: '/profile/profile?edit=info' },
    },
  ],
});
