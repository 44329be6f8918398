import { ApiError } from '@sopaan/api-client/api-error';
import type { ErrorCode } from '@sopaan/contract/error-codes';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import { finishLessonEndpoint, type CourseProgress } from '@sopaan/schemas/courses/lesson';
import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
  reportWatchedEndpoint,
  type CourseLessons,
  type Lesson,
} from '@sopaan/schemas/courses/lesson-content';
import {
  deleteNoteEndpoint,
  getNotesEndpoint,
  putNoteEndpoint,
  type Note,
} from '@sopaan/schemas/courses/lesson-note';
import { fakeNetwork } from '@sopaan/testing/fake-network';

const summary = (id: string, title: string, kind: string, seconds: number | null) => ({
  _id: id,
  title,
  kind,
  seconds,
  completed: false,
});

export const CHAPTERS: CourseLessons['chapters'] = [
  {
    _id: 'ch1',
    title: 'Rivers',
    lessons: [
      summary('v1', 'Where rivers rise', 'video', 100),
      summary('v2', 'Where rivers end', 'video', null),
    ],
  },
  {
    _id: 'ch2',
    title: 'Mountains',
    lessons: [
      summary('t1', 'The Himalaya', 'text', 300),
      summary('q1', 'Peaks', 'quiz', null),
      summary('p1', 'Heights', 'challenge', null),
    ],
  },
];

const CAPTIONS = [
  {
    language: 'en-IN',
    label: 'English',
    cues: [
      { start: 0, end: 20, text: 'The Ganga rises at Gangotri.' },
      { start: 20, end: 50, text: 'Rain & <snow> feed the Ganga.' },
      { start: 50, end: 100, text: 'It ends in the Bay of Bengal.' },
    ],
  },
  { language: 'hi', label: 'हिन्दी', cues: [{ start: 0, end: 20, text: 'गंगा गंगोत्री से निकलती है।' }] },
];

export const apiError = (code: ErrorCode, status = 400) =>
  new ApiError({ code, status, origin: 'server' });

interface CourseServerOptions {
  course?: Partial<CourseLessons>;
  /** Changes to lessons, by id. */
  lessons?: Record<string, Partial<Lesson>>;
  notes?: Note[];
}

/** The total length of the union of intervals, in seconds. */
export function watchedSeconds(intervals: readonly (readonly number[])[]): number {
  let [end, total] = [0, 0];
  for (const [from = 0, to = 0] of [...intervals].sort(([a = 0], [b = 0]) => a - b)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}

/** A fake server with one course, which marks lessons as finished by the rules of the API. */
export function courseServer({ course = {}, lessons = {}, notes = [] }: CourseServerOptions = {}) {
  const chapters = course.chapters ?? CHAPTERS;
  const all = chapters.flatMap((chapter) => chapter.lessons.map((one) => ({ ...one, chapter })));
  const done = new Set(all.filter(({ completed }) => completed).map(({ _id }) => _id));
  const watched = new Map<string, number[][]>();
  const positions = new Map<string, number>();
  let stored = notes;

  const progress = (): CourseProgress => ({
    completedLessons: done.size,
    totalLessons: all.length,
    progressPercent: all.length === 0 ? 0 : Math.floor((100 * done.size) / all.length),
    nextVideoId: all.find(({ _id }) => !done.has(_id))?._id ?? null,
  });
  const findLesson = (id: string): Lesson | ApiError => {
    const found = all.find(({ _id }) => _id === id);
    if (!found) return apiError('NOT_FOUND', 404);
    const { chapter, title, kind } = found;
    return {
      courseId: 'c1',
      coursename: 'Geography of India',
      chapterTitle: chapter.title,
      _id: id,
      title,
      kind,
      completed: done.has(id),
      video:
        id === 'v1'
          ? {
              path: '/api/videos/v1.mp4',
              hlsPath: null,
              mediaType: 'video/mp4',
              seconds: 100,
              captions: CAPTIONS,
            }
          : null,
      html: kind === 'text' ? '<p>The <b>highest</b> mountains.</p><script>alert(1)</script>' : '',
      path: kind === 'quiz' ? '/learn/quizz/q1/i1/quiz' : '',
      passed: false,
      positionSeconds: positions.get(id) ?? 0,
      watched: watched.get(id) ?? [],
      questions: [],
      hasChat: false,
      ...lessons[id],
    };
  };
  const network = fakeNetwork()
    .on(getCourseLessonsEndpoint, () => ({
      courseId: 'c1',
      coursename: 'Geography of India',
      fee: 0,
      enrolled: true,
      certificate: true,
      likes: 7,
      effort: { minutes: 40, source: 'lengths' },
      ...course,
      progress: progress(),
      chapters: chapters.map((chapter) => ({
        ...chapter,
        lessons: chapter.lessons.map((one) => ({ ...one, completed: done.has(one._id) })),
      })),
    }))
    .on(getLessonEndpoint, ({ videoId }) => findLesson(videoId))
    .on(finishLessonEndpoint, ({ videoId }) => {
      done.add(videoId);
      return progress();
    })
    .on(likeEndpoints.course.get, () => ({ liked: false, count: 7 }))
    .on(getNotesEndpoint, () => ({ notes: stored }))
    .on(putNoteEndpoint, ({ noteId, videoId, atSeconds, text }) => {
      const others = stored.filter((note) => note.noteId !== noteId);
      stored = [
        ...others,
        { noteId, videoId, atSeconds, text, updatedAt: '2026-03-01T10:00:00.000Z' },
      ];
      return { notes: stored };
    })
    .on(deleteNoteEndpoint, ({ noteId }) => {
      stored = stored.filter((note) => note.noteId !== noteId);
      return { notes: stored };
    });
  /** Accepts reports again after a test has made them fail. */
  const acceptReports = () =>
    network.on(reportWatchedEndpoint, ({ videoId, intervals, positionSeconds }) => {
      const parts = [...(watched.get(videoId) ?? []), ...intervals];
      watched.set(videoId, parts);
      if (positionSeconds !== undefined) positions.set(videoId, positionSeconds);
      // 90 % of a video of 100 s.
      if (watchedSeconds(parts) >= 90) done.add(videoId);
      return { watched: parts, completed: done.has(videoId), progress: progress() };
    });
  acceptReports();
  return { network, watched, positions, acceptReports };
}
