import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    practice: () => import('./screens/practice.screen'),
  },
});
