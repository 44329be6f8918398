import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  type ConnectionLimits,
} from '@sopaan/http/connections';
import { lingeringClose } from '@sopaan/http/lingering-close';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import { requestId } from '@sopaan/http/request-id';
import { openFiles, type Files } from './files/files';
import { openStore } from './files/store/open-store';
import { openHlsFiles, type HlsFiles } from './files/videos/hls-files';
import { openVideoFiles, type VideoFiles } from './files/videos/video-files';
import type { BlobStore } from './files/store/store';
import { accounts } from './modules/accounts/accounts.routes';
import { activity } from './modules/activity/activity.routes';
import { createSessionLookup } from './modules/accounts/sessions/create-session-lookup';
import { blog } from './modules/blog/blog.routes';
import { applications } from './modules/applications/applications.routes';
import { codeRuns } from './modules/code-runs/code-runs.routes';
import { contact } from './modules/contact/contact.routes';
import { courses } from './modules/courses/courses.routes';
import { enrolments } from './modules/enrolments/enrolments.routes';
import { competitions } from './modules/competitions/competitions.routes';
import { faq } from './modules/faq/faq.routes';
import { festivals } from './modules/festivals/festivals.routes';
import { follows } from './modules/follows/follows.routes';
import { institutes } from './modules/institutes/institutes.routes';
import { jobs } from './modules/jobs/jobs.routes';
import { lessonNotes } from './modules/lesson-notes/lesson-notes.routes';
import { liveMedia } from './modules/live-media/live-media.routes';
import { lessons } from './modules/lessons/lessons.routes';
import { certificates } from './modules/certificates/certificates.routes';
import { coins } from './modules/coins/coins.routes';
import { memberFollows } from './modules/member-follows/member-follows.routes';
import { nextSteps } from './modules/next-steps/next-steps.routes';
import { notices } from './modules/notices/notices.routes';
import { siteSearch } from './modules/site-search/site-search.routes';
import { sharePictures } from './modules/share-pictures/share-pictures.routes';
import { similar } from './modules/similar/similar.routes';
import { site } from './modules/site/site.routes';
import { stats } from './modules/stats/stats.routes';
import { liveClasses } from './modules/live-classes/live-classes.routes';
import { likes } from './modules/likes/likes.routes';
import { liveRecordings } from './modules/live-recordings/recordings.routes';
import { liveRooms, ROOM_TIMES, type RoomTimes } from './modules/live-rooms/live-rooms.routes';
import { matchingJobs } from './modules/matching-jobs/matching-jobs.routes';
import { mentorApplications } from './modules/mentor-applications/mentor-applications.routes';
import { mentorQuestions } from './modules/mentor-questions/mentor-questions.routes';
import { mentors } from './modules/mentors/mentors.routes';
import { newsletter } from './modules/newsletter/newsletter.routes';
import { pages } from './modules/pages/pages.routes';
import { practice } from './modules/practice/practice.routes';
import { addNotice } from './modules/notices/notices.repository';
import { hidePublicProfile } from './modules/public-profiles/public-profiles.repository';
import { publicProfiles } from './modules/public-profiles/public-profiles.routes';
import { profileImport } from './modules/profile-import/profile-import.routes';
import { profiles } from './modules/profiles/profiles.routes';
import { quizReceipts } from './modules/quizzes/receipts/receipts.routes';
import { quizRanking } from './modules/quizzes/ranking/ranking.routes';
import { quizzes } from './modules/quizzes/quizzes.routes';
import { registrations } from './modules/registrations/registrations.routes';
import { releases } from './modules/releases/releases.routes';
import { createAdminLookup, createDeployerLookup } from './modules/releases/tokens/deployer';
import { reviews } from './modules/reviews/reviews.routes';
import { wallet } from './modules/wallet/wallet.routes';
import { saved } from './modules/saved/saved.routes';
import { savedSearches } from './modules/saved-searches/saved-searches.routes';
import { submissions } from './modules/submissions/submissions.routes';
import { Wakeup } from './queue/wakeup';
import { EMAIL_CHANGES } from './registries/email-changes';
import { DEADLINE_SOURCES } from './registries/deadline-sources';
import { PERSONAL_DATA } from './registries/personal-data';
import { findPublicMember } from './registries/public-members';
import { ROLE_DATA_SOURCES } from './registries/role-data';
import { subscriptions } from './registries/subscriptions';
import { lacksParentalConsent } from './modules/accounts/age/ages.repository';
import { accessTokens } from './auth/access-token';
import { auth } from './auth/auth';
import { parentalConsent } from './auth/parental-consent';
import { closeConnections } from './http/close-connections';
import { compressResponses } from './http/compression';
import type { Database } from './database/database';
import { describeRoutes, docsPage } from './http/openapi-page';
import { errors, sendFrameworkError } from './http/errors';
import { health } from './routes/health.routes';
import { jsonBody } from './http/json-body';
import { generalLimit } from './rate-limit/general-limit';
import { logOptions, requestLog } from './http/request-log';
import { runningHandlers } from './http/running-handlers';
import { securityHeaders } from './http/security-headers';
import { serializers } from './http/serializers';
import type { AppSettings } from './config/app-settings';
import { closeRunner } from './runner/close-runner';
import type { CodeRunner } from './runner/runner';
import { openRunner } from './runner/open-runner';

declare module 'fastify' {
  interface FastifyInstance {
    settings: AppSettings;
    database: Database;
    releaseStore: BlobStore;
    files: Files;
    videoFiles: VideoFiles;
    hlsFiles: HlsFiles;
    runner: CodeRunner;
    /** Wakes this process's judge when a submission has been stored. */
    submissionWakeup: Wakeup;
    /** Aborted when the app begins to close, before the runner aborts its runs. */
    closing: AbortSignal;
  }
}

interface AppOptions {
  settings: AppSettings;
  database: Database;
  logger?: FastifyBaseLogger;
  connections?: ConnectionLimits;
  roomTimes?: RoomTimes;
  /** Replaces the runner of the settings. */
  runner?: CodeRunner | undefined;
  /** Called with the app before routes are added. */
  watch?: ((app: FastifyInstance) => void) | undefined;
}

/** Creates the API, ready to listen or to be called in process. */
export async function createApp({
  settings,
  database,
  logger,
  connections = CONNECTION_LIMITS,
  roomTimes = ROOM_TIMES,
  runner,
  watch,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: logOptions(settings.logLevel) }),
    bodyLimit: 1_048_576,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    frameworkErrors: sendFrameworkError,
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: settings.trustedProxies,
    ...connectionOptions(connections),
  });
  app.server.maxConnections = connections.maxConnections;
  // Requests are validated by the yup schemas in `route`; the JSON Schemas are for responses and documentation.
  app.setValidatorCompiler(() => () => true);
  serializers(app);
  app.decorate('settings', settings);
  app.decorate('database', database);
  app.decorate('releaseStore', openStore(settings.releaseStore));
  const fileStore = openStore(settings.fileStore);
  const fileOptions = { database, store: fileStore, tokenSecret: settings.tokenSecret };
  app.decorate('files', openFiles(fileOptions));
  app.decorate('videoFiles', openVideoFiles(fileOptions));
  app.decorate('hlsFiles', openHlsFiles(fileOptions));
  app.decorate('runner', runner ?? openRunner(settings.runner));
  app.decorate('submissionWakeup', new Wakeup());
  closeRunner(app);

  lingeringClose(app);
  closeConnections(app);
  runningHandlers(app);
  watch?.(app);
  requestLog(app);
  securityHeaders(app);
  errors(app);
  jsonBody(app);
  generalLimit(app);
  auth(app, {
    accessTokens: accessTokens(settings.tokenSecret),
    edgeKey: settings.edgeKey,
    findDeployer: createDeployerLookup(database, settings.deployToken),
    findLiveSession: createSessionLookup(database),
    findAdmin: createAdminLookup(database),
  });
  parentalConsent(app, (userId) => lacksParentalConsent(database, userId));
  await compressResponses(app);
  await app.register(cookie);
  await describeRoutes(app);

  health(app);
  accounts(app, {
    personalData: PERSONAL_DATA,
    roleData: ROLE_DATA_SOURCES,
    emailChanges: EMAIL_CHANGES,
    subscriptions: subscriptions(settings.tokenSecret),
    hidePublicProfile,
    addNotice,
  });
  newsletter(app);
  contact(app);
  faq(app);
  blog(app);
  competitions(app);
  registrations(app);
  courses(app);
  likes(app);
  enrolments(app);
  lessons(app);
  lessonNotes(app);
  const classMedia = liveMedia(app);
  liveRooms(app, roomTimes, classMedia);
  liveRecordings(app);
  certificates(app);
  liveClasses(app, classMedia);
  reviews(app);
  institutes(app);
  follows(app);
  jobs(app);
  matchingJobs(app);
  similar(app);
  applications(app);
  saved(app);
  savedSearches(app);
  activity(app);
  mentors(app);
  mentorApplications(app);
  mentorQuestions(app);
  pages(app);
  sharePictures(app);
  practice(app);
  publicProfiles(app);
  profileImport(app);
  profiles(app);
  submissions(app);
  codeRuns(app);
  quizzes(app);
  quizReceipts(app);
  quizRanking(app);
  festivals(app);
  wallet(app);
  coins(app);
  memberFollows(app, { findPublicMember });
  siteSearch(app);
  site(app);
  stats(app);
  notices(app);
  nextSteps(app, DEADLINE_SOURCES);
  releases(app);
  await docsPage(app);
  return app;
}
