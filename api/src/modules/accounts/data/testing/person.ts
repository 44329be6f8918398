import { randomUUID } from 'node:crypto';
import { queueMail } from '../../../../mail/outbox';
import type { Queryable } from '../../../../database/database';
import { insertRow } from '../../../../testing/insert-row';
import type { TestApp } from '../../../../testing/test-app';
import { addStoredApplication } from '../../../applications/testing/application';
import { addCourse } from '../../../courses/testing/course';
import { addCompetition } from '../../../competitions/testing/competition';
import { addFestival } from '../../../festivals/testing/festival';
import { addTeamOfOne } from '../../../registrations/testing/registration';
import { addStoredWallet } from '../../../wallet/testing/wallet';
import { addDevice } from '../../devices/devices.repository';
import { addStoredActivity } from '../../../reviews/testing/stored-activity';
import { addJob } from '../../../jobs/testing/job';
import { addPost, addStoredComment } from '../../../blog/testing/post';
import { addStoredSearch } from '../../../saved-searches/testing/stored-search';
import { addStoredLessons } from '../../../lessons/testing/stored-lessons';
import { addLiveClass } from '../../../live-classes/testing/live-class';
import { addStoredClass } from '../../../live-classes/testing/stored-class';
import { addMentorRow, addStoredQuestions } from '../../../mentor-questions/testing/question';
import { addStoredMentor } from '../../../mentor-applications/testing/stored-application';
import { addChallenge } from '../../../practice/testing/challenge';
import { addStoredDiscussion, addStoredPost } from '../../../practice/testing/discussion';
import { addStoredPractice } from '../../../practice/testing/stored-practice';
import { addStoredAchievements } from '../../../stats/testing/stored-achievements';
import { addSubscriber } from '../../../newsletter/testing/subscriber';
import { addQuiz } from '../../../quizzes/testing/quiz';

/** The id of another member's comment, which the person reports. */
const MEMBERS_COMMENT = '9b8f0c51-2f6c-4a39-8f0e-000000000001';
/** The id of another member's post in a discussion, which the person votes for and reports. */
const MEMBERS_POST = '9b8f0c51-2f6c-4a39-8f0e-000000000002';

/** The rows that personal data refers to. */
export async function addReferencedRows(database: Queryable): Promise<void> {
  await addQuiz(database);
  await addChallenge(database, { id: 'c1' });
  await addCourse(database, { id: 'course-1' });
  await addCompetition(database, { id: 'event-1' });
  await addFestival(database, { id: 'festival-1' });
  await addJob(database, { id: 'job1' });
  await addLiveClass(database, { id: 'class-1' });
  await addPost(database, { id: 'post-1' });
  await addMentorRow(database, { id: 'mentor-1' });
  await insertRow(database, 'users', {
    id: 'member-1',
    email: 'member@example.com',
    email_key: 'member@example.com',
    password_hash: 'hash of a member',
    first_name: 'Ravi',
    last_name: 'Iyer',
  });
  const comment = { post_id: 'post-1', user_id: 'member-1', body: 'of a member' };
  await addStoredComment(database, { ...comment, id: MEMBERS_COMMENT });
  const post = { challenge_id: 'c1', user_id: 'member-1', body: 'of a member' };
  await addStoredPost(database, { ...post, id: MEMBERS_POST });
}

/** A person with a verified address and data in every personal table; all texts they entered contain `mark`. */
export async function personWithAllData(api: TestApp, mark: string, role = 'student') {
  const person = await api.signUp(role);
  const { database } = api;
  const { userId, email } = person;
  const emailKey = email.toLowerCase();
  const [attemptId, linkId, signUpLinkId] = [randomUUID(), randomUUID(), randomUUID()];
  const inAnHour = new Date(Date.now() + 3_600_000);

  await database.query('update users set is_verified = true, first_name = $2 where id = $1', [
    userId,
    mark,
  ]);
  await insertRow(database, 'public_profiles', { user_id: userId, is_public: true });
  await insertRow(database, 'account_settings', {
    user_id: userId,
    recovery_email: `${mark}@example.org`,
    recovery_email_key: `${mark}@example.org`,
    recovery_phone: `phone of ${mark}`,
  });
  await insertRow(database, 'mail_opt_outs', { user_id: userId, category: 'competitions' });
  await addDevice(database, `browser of ${mark}`, userId);
  await insertRow(database, 'profile_pictures', { id: userId, user_id: userId, kind: 'avatar' });
  await insertRow(database, 'quiz_attempts', {
    id: attemptId,
    quiz_id: 'q1',
    user_id: userId,
    started_at: new Date(),
    deadline: inAnHour,
  });
  await insertRow(database, 'quiz_answers', {
    attempt_id: attemptId,
    question_id: 'q1-2',
    option_index: 2,
  });
  await insertRow(database, 'quiz_extra_time', { user_id: userId, quiz_id: 'q1', percent: 25 });
  await addStoredPractice(database, { challengeId: 'c1', userId, code: `print('${mark}')` });
  await addStoredDiscussion(database, {
    userId,
    challengeId: 'c1',
    othersPostId: MEMBERS_POST,
    text: `post of ${mark}`,
  });
  await addStoredLessons(database, { userId, courseId: 'course-1', mark });
  await addStoredClass(database, { userId, classId: 'class-1', mark });
  await insertRow(database, 'festival_entries', {
    id: randomUUID(),
    festival_id: 'festival-1',
    user_id: userId,
  });
  await insertRow(database, 'saved_items', { user_id: userId, kind: 'job', item_id: 'job1' });
  await addStoredSearch(database, { userId, jobId: 'job1', name: mark });
  await insertRow(database, 'follows', { user_id: userId, institute_id: 'i1' });
  await database.query(`update institutes set follower_count = follower_count + 1 where id = 'i1'`);
  await addStoredApplication(database, { jobId: 'job1', userId, mark });
  await addStoredActivity(database, {
    courseId: 'course-1',
    eventId: 'event-1',
    userId,
    text: mark,
  });
  const comment = { post_id: 'post-1', user_id: userId, body: `comment of ${mark}` };
  await addStoredComment(database, comment);
  await insertRow(database, 'post_comment_reports', {
    comment_id: MEMBERS_COMMENT,
    user_id: userId,
  });
  await addStoredAchievements(database, { userId, followedId: 'member-1', text: mark });
  await addTeamOfOne(database, { eventId: 'event-1', userId, name: mark });
  await addStoredMentor(database, { userId, mark });
  await addStoredQuestions(database, {
    userId,
    mentorId: 'mentor-1',
    otherId: 'member-1',
    text: `question of ${mark}`,
  });
  await addStoredWallet(database, { userId, mark });
  const subscriberId = await addSubscriber(database, email);
  const messageId = randomUUID();
  await insertRow(database, 'contact_messages', {
    id: messageId,
    fingerprint: mark,
    name: mark,
    last_name: 'Rao',
    email: email.toUpperCase(),
    message: `a message of ${mark}`,
  });
  await insertRow(database, 'contact_answers', {
    id: randomUUID(),
    message_id: messageId,
    text: `an answer to ${mark}`,
  });
  const legalVersion = { user_id: userId, document: 'terms', version: 1 };
  await insertRow(database, 'seen_legal_versions', legalVersion);
  await insertRow(database, 'legal_consents', { ...legalVersion, agreed_at: new Date() });
  await insertRow(database, 'member_ages', { user_id: userId, age_group: 'minor' });
  await insertRow(database, 'parental_consents', {
    id: randomUUID(),
    user_id: userId,
    parent_email: `parent-of-${mark}@example.org`,
    confirmed_at: new Date(),
    terms_version: 1,
    privacy_version: 1,
  });
  const shared = { email, email_key: emailKey, expires_at: inAnHour };
  await insertRow(database, 'email_links', {
    ...shared,
    id: linkId,
    purpose: 'reset-password',
    user_id: userId,
  });
  await insertRow(database, 'email_links', {
    ...shared,
    id: signUpLinkId,
    purpose: 'sign-up',
    first_name: mark,
    password_hash: 'hash of a sign-up',
  });
  await queueMail(database, 'sign-up', { linkId: signUpLinkId });
  await queueMail(database, 'newsletter-confirmation', { subscriberId, topic: 'weekly' });
  await queueMail(database, 'password-changed', { userId });
  await queueMail(database, 'password-forgotten', { email });
  await queueMail(database, 'recovery-forgotten', { email });
  await queueMail(database, 'recovery-email-removed', { userId, to: `${mark}@example.org` });
  await insertRow(database, 'release_log', { actor: `admin ${email}`, action: 'lock', why: mark });
  return { ...person, linkIds: [linkId, signUpLinkId] };
}
