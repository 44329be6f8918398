import { paths } from '@sopaan/contract/paths';
import { HLS_PLAYLIST, type Captions, type Lesson } from '@sopaan/schemas/courses/lesson-content';
import type { VideoQuestion } from '@sopaan/schemas/courses/video-question';

export interface LessonRow {
  course_id: string;
  course_name: string;
  fee: number;
  chapter_title: string | null;
  video_id: string;
  title: string | null;
  /** Null for a video that has not been uploaded yet, like all other columns of the content. */
  kind: string | null;
  html: string | null;
  captions: Captions[] | null;
  file_id: string | null;
  hls_version: string | null;
  media_type: string | null;
  seconds: number | null;
  quiz_id: string | null;
  quiz_institute: string | null;
  quiz_type: string | null;
  challenge_id: string | null;
  challenge_type: string | null;
  challenge_title: string | null;
  is_enrolled: boolean;
  is_completed: boolean;
  position_seconds: number;
  watched: number[][];
  has_passed: boolean;
  questions: VideoQuestion[];
  has_chat: boolean;
}

export function toLesson(row: LessonRow): Lesson {
  return {
    courseId: row.course_id,
    coursename: row.course_name,
    chapterTitle: row.chapter_title ?? '',
    _id: row.video_id,
    title: row.title ?? '',
    kind: row.kind ?? 'video',
    completed: row.is_completed,
    video: toVideo(row),
    html: row.html ?? '',
    path: lessonPagePath(row),
    passed: row.has_passed,
    positionSeconds: row.position_seconds,
    watched: row.watched,
    questions: row.questions,
    hasChat: row.has_chat,
  };
}

function toVideo({
  course_id,
  video_id,
  file_id,
  hls_version,
  ...row
}: LessonRow): Lesson['video'] {
  if (file_id === null) return null;
  const [course, lesson] = [course_id, video_id].map(encodeURIComponent);
  const base = `/api/courses/${course}/lessons/${lesson}`;
  return {
    // The id of the file changes with each upload, so that a browser does not mix the bytes of two videos.
    path: `${base}/video?file=${file_id}`,
    hlsPath: hls_version === null ? null : `${base}/hls/${hls_version}/${HLS_PLAYLIST.name}`,
    mediaType: row.media_type ?? '',
    seconds: row.seconds ?? 0,
    captions: row.captions ?? [],
  };
}

function lessonPagePath(row: LessonRow): string {
  if (row.quiz_id !== null)
    return paths.quiz(row.quiz_id, row.quiz_institute ?? '', row.quiz_type ?? '');
  if (row.challenge_id !== null)
    return paths.challenge(row.challenge_type ?? '', row.challenge_title ?? '', row.challenge_id);
  return '';
}
