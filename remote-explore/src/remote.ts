import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    home: () => import('./screens/home.screen'),
    competitions: () => import('./screens/competitions.screen'),
    'competition-detail': () => import('./screens/competition-detail.screen'),
    'course-detail': () => import('./screens/course-detail.screen'),
  },
});
