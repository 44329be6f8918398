import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    about: () => import('./screens/about.screen'),
    terms: () => import('./screens/terms.screen'),
    privacy: () => import('./screens/privacy.screen'),
    blog: () => import('./screens/blog.screen'),
    post: () => import('./screens/post.screen'),
  },
});
