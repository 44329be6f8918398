import { sessionCookie } from '../../../auth/session-cookie';

/** Lets a video element load the videos of courses that the member is enrolled in. */
export const { set: setVideoCookie, read: readVideoCookie } = sessionCookie({
  name: 'sopaan_video',
  path: '/api/courses/',
  purpose: 'video cookie',
});
