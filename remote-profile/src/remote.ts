import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    cv: () => import('./screens/cv.screen'),
    dashboard: () => import('./screens/dashboard.screen'),
    pack: () => import('./screens/pack.screen'),
    'parental-consent': () => import('./screens/parental-consent.screen'),
    'public-profile': () => import('./screens/public-profile.screen'),
    resume: () => import('./screens/resume.screen'),
    unsubscribe: () => import('./screens/unsubscribe.screen'),
  },
});
