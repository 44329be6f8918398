import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    home: () => import('./screens/home.screen'),
    competitions: () => import('./screens/competitions.screen'),
    'competition-detail': () => import('./screens/competition-detail.screen'),
    'job-detail': () => import('./screens/job-detail.screen'),
    'course-detail': () => import('./screens/course-detail.screen'),
    courses: () => import('./screens/courses.screen'),
    institutes: () => import('./screens/institutes.screen'),
    institute: () => import('./screens/institute.screen'),
    'private-jobs': () => import('./screens/private-jobs.screen'),
    'govt-jobs': () => import('./screens/govt-jobs.screen'),
    mentors: () => import('./screens/mentors.screen'),
    'mentors-search': () => import('./screens/mentors-search.screen'),
    'join-mentor': () => import('./screens/join-mentor.screen'),
    search: () => import('./screens/search.screen'),
    'explore-courses': () => import('./screens/explore-courses.screen'),
    'explore-jobs': () => import('./screens/explore-jobs.screen'),
    'explore-private-jobs': () => import('./screens/explore-private-jobs.screen'),
    'explore-govt-jobs': () => import('./screens/explore-govt-jobs.screen'),
    'explore-competitions': () => import('./screens/explore-competitions.screen'),
    'explore-practice': () => import('./screens/explore-practice.screen'),
  },
});
