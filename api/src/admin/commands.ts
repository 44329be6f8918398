/** The commands of `npm run admin`. */
import { addApplications } from './applications';
import { addBackup, addRestore } from './backup';
import { addCertificates } from './certificates';
import { addClasses } from './classes';
import type { AddCommand } from './command';
import { addCreateAdmin } from './create-admin';
import { addDeadlines } from './deadlines';
import { addLiveKit } from './livekit';
import { addFestivals } from './festivals';
import { addMail } from './mail';
import { addMentors } from './mentors';
import { addPosts } from './posts';
import { addComments, addDiscussions, addQuestions } from './moderation';
import { addNewsletter } from './newsletter';
import { addMessages } from './messages';
import { addQuizzes } from './quizzes';
import { addReleases } from './releases';
import { addVideos } from './videos';

export const COMMANDS: readonly AddCommand[] = [
  addCreateAdmin,
  addBackup,
  addRestore,
  addMail,
  addDeadlines,
  addMentors,
  addMessages,
  addApplications,
  addReleases,
  addVideos,
  addCertificates,
  addClasses,
  addQuizzes,
  addLiveKit,
  addPosts,
  addComments,
  addDiscussions,
  addQuestions,
  addNewsletter,
  addFestivals,
];
