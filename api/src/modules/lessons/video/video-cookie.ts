import { sessionCookie } from '../../../auth/session-cookie';

/** Authorizes a video element to load the videos of courses in which the member is enrolled. */
export const { set: setVideoCookie, read: readVideoCookie } = sessionCookie({
  name: 'sopaan_video',
  path: '/api/courses/',
  purpose: 'video cookie',
});
