import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import type { Note } from '@sopaan/schemas/courses/lesson-note';
import { allLessons } from '../lessons/lesson-order';
import { paddedClockText } from '../time-text';

type Course = Pick<CourseLessons, 'coursename' | 'chapters'>;

export interface LessonNotes {
  videoId: string;
  title: string;
  isVideo: boolean;
  notes: Note[];
}

/** The notes by lesson, in the order of the course; notes of removed lessons come last. */
export function notesByLesson(course: Course, notes: readonly Note[]): LessonNotes[] {
  const lessons = allLessons(course);
  const known = new Set(lessons.map(({ _id }) => _id));
  const groups = lessons.map(({ _id, title, kind }) => ({
    videoId: _id,
    title,
    isVideo: kind === 'video',
    notes: notes.filter(({ videoId }) => videoId === _id),
  }));
  const others = {
    videoId: '',
    title: 'Removed lessons',
    isVideo: false,
    notes: notes.filter(({ videoId }) => !known.has(videoId)),
  };
  return [...groups, others].filter((group) => group.notes.length > 0);
}

/** The notes as a Markdown file. */
export function notesMarkdown(course: Course, notes: readonly Note[]): string {
  const parts = notesByLesson(course, notes).map(({ title, notes: ofLesson, isVideo }) =>
    [`## ${title}`, ...ofLesson.map((note) => noteMarkdown(note, isVideo))].join('\n\n'),
  );
  return `${[`# ${course.coursename}`, ...parts].join('\n\n')}\n`;
}

function noteMarkdown({ atSeconds, text }: Note, hasTime: boolean): string {
  const time = hasTime ? `**${paddedClockText(atSeconds)}** ` : '';
  // Indented, so that all lines of a note stay in its list item.
  return `- ${time}${text.replaceAll('\n', '\n  ')}`;
}
