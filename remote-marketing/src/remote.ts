import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    contact: () => import('./screens/contact.screen'),
    support: () => import('./screens/support.screen'),
    about: () => import('./screens/about.screen'),
    terms: () => import('./screens/terms.screen'),
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
