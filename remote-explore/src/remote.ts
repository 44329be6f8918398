import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    home: () => import('./screens/home.screen'),
  },
});
