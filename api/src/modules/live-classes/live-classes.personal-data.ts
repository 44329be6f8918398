import type { PersonalPart } from '../../personal-data/personal-part';
import { CLASS_STATE } from './class-state';
import { notifyRoom } from './room-changes';

/** Replaces the name of a teacher who has deleted the account. */
const FORMER_TEACHER = 'Former member';

export const liveClassesPersonalData: PersonalPart = {
  name: 'liveClasses',
  tables: ['live_classes', 'live_class_members', 'live_class_connections', 'live_class_recordings'],
  read: (database, { id }) =>
    database.query(
      `select title as class, starts_at as "startsAt",
         coalesce(teacher_id = user_id, false) as "isTeacher", registered_at as "registeredAt",
         hand_raised_at as "handRaisedAt", muted_at as "mutedAt", removed_at as "removedAt",
         exists (select from live_class_connections where member_id = member.id) as "isConnected",
         (select coalesce(json_agg(json_build_object('startedAt', started_at, 'endedAt', ended_at) order by started_at), '[]')
          from live_class_recordings where class_id = live_classes.id and teacher_id = user_id) as recordings
       from live_class_members member join live_classes on live_classes.id = class_id
       where user_id = $1 order by starts_at, class_id`,
      [id],
    ),
  /**
   * Foreign keys delete the member's data in classes. The classes of a teacher remain visible to their members but end, as nobody else may lead them.
   */
  async remove(transaction, { id }) {
    await transaction.query(
      `update live_classes set teacher_name = $2,
         ended_at = case when ${CLASS_STATE} = 'ended' then ended_at else now() end
       where teacher_id = $1`,
      [id, FORMER_TEACHER],
    );
    const classes = await transaction.query<{ class_id: string }>(
      `select distinct class_id from live_class_members member
       where user_id = $1 and exists (
         select from live_class_connections where member_id in (
           select id from live_class_members where class_id = member.class_id))`,
      [id],
    );
    for (const row of classes) await notifyRoom(transaction, row.class_id);
  },
};

export const liveClassMessagesPersonalData: PersonalPart = {
  name: 'liveClassMessages',
  tables: ['live_class_chat'],
  read: (database, { id }) =>
    database.query(
      `select title as class, body as text, chat.created_at as "sentAt"
       from live_class_chat chat
       join live_class_members member on member.id = chat.member_id
       join live_classes on live_classes.id = chat.class_id
       where user_id = $1 and kind = 'message' order by chat.created_at, chat.class_id, seq`,
      [id],
    ),
};

export const liveClassQuestionsPersonalData: PersonalPart = {
  name: 'liveClassQuestions',
  tables: ['live_class_questions'],
  read: (database, { id }) =>
    database.query(
      `select title as class, body as text, question.created_at as "askedAt",
         answered_at as "answeredAt"
       from live_class_questions question
       join live_class_members member on member.id = question.member_id
       join live_classes on live_classes.id = question.class_id
       where user_id = $1 order by question.created_at, question.id`,
      [id],
    ),
};

/** The number of votes in each class. The questions are left out, because other members wrote them. */
export const liveClassVotesPersonalData: PersonalPart = {
  name: 'liveClassVotes',
  tables: ['live_class_votes'],
  read: (database, { id }) =>
    database.query(
      `select title as class, count(*) as votes
       from live_class_votes vote
       join live_class_members member on member.id = vote.member_id
       join live_classes on live_classes.id = member.class_id
       where user_id = $1 group by live_classes.id order by starts_at, live_classes.id`,
      [id],
    ),
};
