import { defineRemoteConfig } from '@sopaan/contract/remote-config';

export default defineRemoteConfig({
  name: 'practice',
  version: '1.0.0',
  contract: '^2.5.0',
  routes: [
    {
      path: '/practice',
      screen: 'practice',
      layout: 'site',
      access: 'public',
      title: 'Practice',
      description: 'Coding challenges with examples and tests, from first steps to hard.',
    },
    {
      path: '/practice/code-conquest',
      screen: 'code-conquest',
      layout: 'page',
      access: 'public',
      title: 'Code conquest',
      description: 'Ranked rounds of coding challenges with a leaderboard.',
    },
    {
      path: '/practice/100-days-code-conquest',
      screen: 'hundred-days',
      layout: 'page',
      access: 'public',
      title: '100 days code conquest',
      description: 'One challenge a day for a hundred days.',
    },
    { path: '/code_editor', redirect: { guest: '/practice', member: '/practice' } },
    {
      path: '/code_editor/:type/:title/:id',
      screen: 'challenge',
      layout: 'focus',
      access: 'public',
      title: 'Challenge',
      description: 'Solve the challenge in the editor.',
    },
  ],
});
