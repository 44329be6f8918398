import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    challenge: () => import('./screens/challenge.screen'),
    'code-conquest': () => import('./screens/code-conquest.screen'),
    'hundred-days': () => import('./screens/hundred-days.screen'),
    practice: () => import('./screens/practice.screen'),
  },
});
