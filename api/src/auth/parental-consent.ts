import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error';

/**
 * The writing calls with a session that hand no data to other members, organisations or the public. Minors without the consent of a parent or
 * guardian may make these, and those that only read (GET) or take something back (DELETE). A call that is not listed is refused.
 */
export const CALLS_WITHOUT_CONSENT: ReadonlySet<string> = new Set([
  // The account.
  'POST /api/user/get_user_by_id',
  'PUT /api/account/age',
  'PUT /api/account/parent-email',
  'PUT /api/account/contact',
  'POST /api/account/delete',
  'POST /api/account/email',
  'PUT /api/account/mail-choices/:category',
  'PUT /api/account/newsletter/:topic',
  'POST /api/account/password',
  'PUT /api/account/personal-details',
  'PUT /api/notices/:id/read',
  'POST /api/notices/read',
  // The profile, which only its owner sees.
  'PUT /api/profile/pictures/:kind',
  'PUT /api/profile/sections/about',
  'PUT /api/profile/sections/education',
  'PUT /api/profile/sections/experience',
  'PUT /api/profile/sections/info',
  'PUT /api/profile/sections/links',
  'PUT /api/profile/sections/projects',
  'PUT /api/profile/sections/skills',
  // Documents in the member's own wallet.
  'PUT /api/wallet/details',
  'PUT /api/wallet/documents/:slot',
  'POST /api/wallet/files/:fileId/restore',
  'POST /api/wallet/lock',
  'POST /api/wallet/packs/:packId/revoke',
  'POST /api/wallet/unlock',
  // Learning and practice.
  'PUT /api/courses/:id/enrolment',
  'PUT /api/courses/:id/lessons/:videoId/finished',
  'PUT /api/courses/:id/lessons/:videoId/watched',
  'PUT /api/courses/:id/notes/:noteId',
  'POST /api/quizzes/:quizId/attempts',
  'PUT /api/attempts/:attemptId/answers',
  'POST /api/attempts/:attemptId/submit',
  'POST /api/practice/challenges/:challengeId/guide/give-up',
  'POST /api/practice/challenges/:challengeId/guide/hints',
  'POST /api/practice/challenges/:id/submissions',
  'POST /api/practice/hundred-days/restart',
  'POST /api/practice/hundred-days/start',
  'POST /api/coins/streak-freezes',
  'POST /api/live-classes/:id/media/livekit',
  'POST /api/live-classes/:id/media/view',
  // What the member likes, saves and follows. Others see the numbers only.
  'PUT /api/competitions/:id/like',
  'PUT /api/courses/:id/like',
  'PUT /api/institutes/:id/follow',
  'POST /api/saved',
  'PUT /api/saved/:kind/:id',
  'POST /api/saved-searches',
  'PUT /api/saved-searches/:id',
  // Leaving, and reports and blocks of what others have written.
  'POST /api/competitions/:id/team/dissolve',
  'POST /api/competitions/:id/team/leave',
  'POST /api/mentor-application/withdraw',
  'POST /api/blog/comments/:commentId/report',
  'POST /api/practice/posts/:postId/report',
  'POST /api/mentor-questions/:questionId/report',
  'PUT /api/mentor-questions/:questionId/block',
]);

const READS_OR_TAKES_BACK: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

/** Refuses calls with which a minor would hand data to others before a parent or guardian has agreed. Register it after `auth`. */
export function parentalConsent(
  app: FastifyInstance,
  lacksConsent: (userId: string) => Promise<boolean>,
): void {
  app.addHook('onRequest', async ({ user, method, routeOptions: { config, url } }) => {
    if (!user || config.access !== 'session' || READS_OR_TAKES_BACK.has(method)) return;
    if (CALLS_WITHOUT_CONSENT.has(`${method} ${url}`)) return;
    if (await lacksConsent(user.id)) throw new ApiError('PARENTAL_CONSENT_NEEDED');
  });
}
