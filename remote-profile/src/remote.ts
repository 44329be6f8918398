import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    dashboard: () => import('./screens/dashboard.screen'),
    pack: () => import('./screens/pack.screen'),
  },
});
