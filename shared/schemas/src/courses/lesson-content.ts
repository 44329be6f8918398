/** The lessons of a course, and the content of one. Field names of courses, chapters and videos are those of the spec. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';
import { courseProgressSchema } from './lesson';
import { videoQuestionSchema } from './video-question';

/**
 * What a lesson consists of, and so when it is finished: a video when 90 % of it was watched, a text when the member marks it as
 * read, a quiz when it is passed, a challenge when a solution is accepted. Pages treat other values as lessons without content.
 */
export const LESSON_KINDS = ['video', 'text', 'quiz', 'challenge'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** The part of a video that must be watched, in percent. */
export const WATCHED_PERCENT = 90;

export const lessonSummarySchema = object({
  /** Unique in its course. */
  _id: string().required(),
  title: string().defined(),
  kind: string().required(),
  /** The length of a video or the estimated time for another lesson; null when unknown, and for a video that has not been uploaded. */
  seconds: number().nullable().defined(),
  completed: boolean().required(),
});
export type LessonSummary = InferType<typeof lessonSummarySchema>;

/** How long the unfinished lessons will take. */
export const effortSchema = object({
  minutes: number().integer().min(0).required(),
  /**
   * `learners`: the median time of at least 20 members for every unfinished lesson. `lengths`: the length of the lesson was used for at
   * least one of them.
   */
  source: string().required(),
});
export type Effort = InferType<typeof effortSchema>;

export const courseLessonsSchema = object({
  courseId: string().required(),
  coursename: string().required(),
  /** Whole units of the course's currency; lessons of a course without a fee are open to everybody. */
  fee: number().required(),
  /** False for guests. */
  enrolled: boolean().required(),
  /** Whether finishing every lesson gives a certificate. */
  certificate: boolean().required(),
  likes: number().integer().min(0).required(),
  chapters: array(
    object({
      _id: string().required(),
      title: string().defined(),
      lessons: array(lessonSummarySchema).required(),
    }),
  ).required(),
  progress: courseProgressSchema,
  effort: effortSchema,
}).required();
export type CourseLessons = InferType<typeof courseLessonsSchema>;

const courseId = string().max(100).required();
const lessonKey = { id: courseId, videoId: string().max(100).required() };

export const getCourseLessonsEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/lessons',
  access: 'optional',
  request: object({ id: courseId }),
  response: courseLessonsSchema,
  summary: 'Lists the lessons of a course, with what the member has finished.',
});

export const cueSchema = object({
  /** Seconds from the start of the video. */
  start: number().min(0).required(),
  end: number().min(0).required(),
  /** Plain text; lines are separated by line feeds. */
  text: string().required(),
});
export type Cue = InferType<typeof cueSchema>;

export const captionsSchema = object({
  /** BCP 47, such as `en-IN`. */
  language: string().required(),
  /** The name of the language, such as `English`. */
  label: string().required(),
  /** Ordered by start. */
  cues: array(cueSchema).required(),
});
export type Captions = InferType<typeof captionsSchema>;

/** The start and end of an interval, in seconds. */
export const intervalSchema = array(number().min(0).required())
  .length(2, 'An interval has two ends.')
  .required();

/** The multivariant playlist of a video that was encoded as HLS. It names the media playlists, which name the segments. */
export const HLS_PLAYLIST = { name: 'main.m3u8', mediaType: 'application/vnd.apple.mpegurl' };

export const lessonVideoSchema = object({
  /** The path of the file on this site. Requests need the cookie that `getLessonEndpoint` sets. */
  path: string().required(),
  /** The path of the main playlist of the same video as HLS, which the cookie authorizes too; null while there is none. */
  hlsPath: string().nullable().defined().default(null),
  mediaType: string().required(),
  seconds: number().required(),
  captions: array(captionsSchema).required(),
});
export type LessonVideo = InferType<typeof lessonVideoSchema>;

export const lessonSchema = object({
  courseId: string().required(),
  coursename: string().required(),
  chapterTitle: string().defined(),
  _id: string().required(),
  title: string().defined(),
  kind: string().required(),
  completed: boolean().required(),
  /** Null for other kinds, and while the course's team has not uploaded the video. */
  video: lessonVideoSchema.nullable().defined(),
  /** Sanitised HTML of a text; empty for other kinds. */
  html: string().defined(),
  /** Where a quiz or challenge is on this site; empty for other kinds. */
  path: string().defined(),
  /** Whether the member has passed the quiz or solved the challenge of the lesson, even before enrolling. */
  passed: boolean().required(),
  /** Where the member stopped watching; 0 at first and for guests. */
  positionSeconds: number().min(0).required(),
  /** The intervals that the member has watched: disjoint, ordered. */
  watched: array(intervalSchema).required(),
  /** The questions at which the video stops, in the order of their times. */
  questions: array(videoQuestionSchema.required())
    .defined()
    .default(() => []),
  /** Whether the video is the recording of a live class, whose chat can be read with it. */
  hasChat: boolean().default(false),
}).required();
export type Lesson = InferType<typeof lessonSchema>;

/** FORBIDDEN unless the member is enrolled or the course has no fee. Sets the cookie that authorizes the video's file. */
export const getLessonEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/lessons/:videoId',
  access: 'optional',
  request: object(lessonKey),
  response: lessonSchema,
  credentials: true,
  summary: 'Returns the content of a lesson, and where the member stopped watching.',
});

/** The most intervals in one report. */
export const MAX_INTERVALS = 200;

export const watchedReportSchema = object({
  /** Usually the intervals watched since the last report. The server merges them with the stored ones, so a report can be sent again. */
  intervals: array(intervalSchema)
    .max(MAX_INTERVALS, `At most ${MAX_INTERVALS} intervals can be reported at once.`)
    .required(),
  /** The current position; left out by reports that were stored while the browser was offline. */
  positionSeconds: number().min(0),
});

export const watchedSchema = object({
  watched: array(intervalSchema).required(),
  completed: boolean().required(),
  progress: courseProgressSchema,
}).required();
export type Watched = InferType<typeof watchedSchema>;

/** NOT_FOUND if the lesson has no video, FORBIDDEN for members who are not enrolled. */
export const reportWatchedEndpoint = endpoint({
  method: 'PUT',
  path: 'courses/:id/lessons/:videoId/watched',
  access: 'session',
  request: watchedReportSchema.shape(lessonKey),
  response: watchedSchema,
  summary: 'Adds watched intervals of a video; watching 90 % of it finishes the lesson.',
});

/**
 * The file of a lesson's video. A response to a `Range` header has at most one mebibyte, so players request the rest. Without
 * the header, a small file is sent whole, and a larger one is rejected with VALIDATION_FAILED. FORBIDDEN as for the lesson.
 */
export const getLessonVideoEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/lessons/:videoId/video',
  access: 'public',
  request: object({
    ...lessonKey,
    /** The id of the file, from `path` of the lesson's video; NOT_FOUND after a new upload. */
    file: string().max(100).required(),
  }),
  response: fileSchema,
  credentials: true,
  summary: "Sends a part of the file of a lesson's video.",
});

/**
 * A playlist or segment of a lesson's video as HLS. Each encoding has a version, so that the bytes of a URL never change. FORBIDDEN as for
 * the lesson.
 */
export const getLessonHlsEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/lessons/:videoId/hls/:version/:name',
  access: 'public',
  request: object({
    ...lessonKey,
    version: string().max(100).required(),
    name: string().max(100).required(),
  }),
  response: fileSchema,
  credentials: true,
  summary: "Sends a playlist or a segment of a lesson's video.",
});
