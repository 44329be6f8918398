import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    contact: () => import('./screens/contact.screen'),
    support: () => import('./screens/support.screen'),
    about: () => import('./screens/about.screen'),
    terms: () => import('./screens/terms.screen'),
    privacy: () => import('./screens/privacy.screen'),
  },
});
