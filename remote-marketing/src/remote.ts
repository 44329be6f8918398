import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    'hiring-platform': () => import('./screens/hiring-platform.screen'),
    'technology-platform': () => import('./screens/technology-platform.screen'),
    'online-proctoring': () => import('./screens/online-proctoring.screen'),
    'online-assessment': () => import('./screens/online-assessment.screen'),
    'coding-interview': () => import('./screens/coding-interview.screen'),
    'host-opportunity': () => import('./screens/host-opportunity.screen'),
    'iq-program': () => import('./screens/iq-program.screen'),
    contact: () => import('./screens/contact.screen'),
    support: () => import('./screens/support.screen'),
    about: () => import('./screens/about.screen'),
    terms: () => import('./screens/terms.screen'),
    festival: () => import('./screens/festival.screen'),
    privacy: () => import('./screens/privacy.screen'),
    blog: () => import('./screens/blog.screen'),
    post: () => import('./screens/post.screen'),
    'community-home': () => import('./screens/community-home.screen'),
    newsletter: () => import('./screens/newsletter.screen'),
    'newsletter-issue': () => import('./screens/newsletter-issue.screen'),
    'newsletter-confirm': () => import('./screens/newsletter-confirm.screen'),
    'newsletter-preferences': () => import('./screens/newsletter-preferences.screen'),
  },
});
