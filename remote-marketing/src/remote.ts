import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    about: () => import('./screens/about.screen'),
    terms: () => import('./screens/terms.screen'),
    festival: () => import('./screens/festival.screen'),
    privacy: () => import('./screens/privacy.screen'),
  },
});
