import type { NewVideoQuestion } from '@sopaan/schemas/courses/video-question';
import type { Queryable } from '../../../database/database';
import type { LessonKey } from '../lessons.repository';

/** SQL of the questions of a video as JSON, with the answers of the member. Only answered questions include the correct option. */
export const videoQuestionsJson = (courseId: string, videoId: string, userId: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', questions.question_id,
    'atSeconds', at_seconds,
    'text', body,
    'options', options,
    'answer', case when chosen_option is not null then jsonb_build_object(
      'option', chosen_option, 'correctOption', correct_option, 'explanation', explanation
    ) end
  ) order by at_seconds, questions.question_id), '[]')
  from video_questions questions
  left join video_answers answers
    on answers.user_id = ${userId} and answers.course_id = questions.course_id
    and answers.video_id = questions.video_id and answers.question_id = questions.question_id
  where questions.course_id = ${courseId} and questions.video_id = ${videoId}
)`;

type VideoKey = Pick<LessonKey, 'courseId' | 'videoId'>;

interface QuestionRow {
  option_count: number;
  correct_option: number;
  explanation: string;
  fee: number;
  is_enrolled: boolean;
}

/** Undefined if the lesson has no such question. For a guest `userId` is null. */
export async function findQuestion(
  database: Queryable,
  { courseId, videoId }: VideoKey,
  { questionId, userId }: { questionId: string; userId: string | null },
): Promise<QuestionRow | undefined> {
  const [row] = await database.query<QuestionRow>(
    `select jsonb_array_length(options) as option_count, correct_option, explanation, courses.fee,
       exists (select from course_enrolments where course_id = $1 and user_id = $4) as is_enrolled
     from video_questions join courses on courses.id = course_id
     where course_id = $1 and video_id = $2 and question_id = $3`,
    [courseId, videoId, questionId, userId],
  );
  return row;
}

/** Stores the first answer. Returns the option that is stored. */
export async function addAnswer(
  database: Queryable,
  { courseId, videoId, userId }: LessonKey,
  { questionId, option }: { questionId: string; option: number },
): Promise<number> {
  const [row] = await database.query<{ chosen_option: number }>(
    `insert into video_answers (user_id, course_id, video_id, question_id, chosen_option)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, course_id, video_id, question_id)
       do update set chosen_option = video_answers.chosen_option
     returning chosen_option`,
    [userId, courseId, videoId, questionId, option],
  );
  return row?.chosen_option ?? option;
}

/**
 * Replaces the questions of a video and deletes the answers to the previous ones. Returns false if the course has no such lesson with a
 * video.
 */
export async function replaceQuestions(
  transaction: Queryable,
  { courseId, videoId }: VideoKey,
  questions: readonly NewVideoQuestion[],
): Promise<boolean> {
  const found = await transaction.query(
    `select from lesson_contents where course_id = $1 and video_id = $2 and kind = 'video' for update`,
    [courseId, videoId],
  );
  if (found.length === 0) return false;
  await transaction.query('delete from video_questions where course_id = $1 and video_id = $2', [
    courseId,
    videoId,
  ]);
  for (const [index, question] of questions.entries()) {
    const { atSeconds, text, options, correctOption, explanation } = question;
    await transaction.query(
      `insert into video_questions
         (course_id, video_id, question_id, at_seconds, body, options, correct_option, explanation)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        courseId,
        videoId,
        `q${index + 1}`,
        atSeconds,
        text,
        JSON.stringify(options),
        correctOption,
        explanation,
      ],
    );
  }
  return true;
}
