import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, Button, EmptyState, Icon, Typography } from '@sopaan/ui/core';
import { useId, useState } from 'react';
import { LessonLink } from './lesson-link';
import { searchChapters, type Chapter } from './lesson-order';
import { ProgressSummary } from './progress-summary';

interface ChapterListProps {
  course: CourseLessons;
  /** The id of the lesson that is shown. */
  current: string | undefined;
}

/** The chapters and lessons of a course. Next to the lesson on wide screens; below it and collapsed on narrow ones. */
export function ChapterList({ course, current }: ChapterListProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="nav" aria-label="Chapters and lessons" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        Chapters
      </Typography>
      <ProgressSummary course={course} />
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
        sx={{ display: { xs: 'flex', lg: 'none' } }}
      >
        {isOpen ? 'Hide all lessons' : 'Show all lessons'}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', lg: 'block' } }}>
        <SearchedChapters course={course} current={current} />
      </Box>
    </Box>
  );
}

function SearchedChapters({ course, current }: ChapterListProps) {
  const [text, setText] = useState('');
  const found = searchChapters(course.chapters, text);
  const lessons = found.reduce((count, chapter) => count + chapter.lessons.length, 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <KeywordField label="Search chapters" value={text} onChange={setText} />
      <Typography role="status" variant="body2" color="textSecondary">
        {text.trim() !== '' && lessonsText(lessons)}
      </Typography>
      {found.map((chapter) => (
        <ChapterLessons
          key={chapter._id}
          chapter={chapter}
          number={course.chapters.findIndex(({ _id }) => _id === chapter._id) + 1}
          courseId={course.courseId}
          current={current}
        />
      ))}
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="No matching chapters or lessons"
          action={<Button onClick={() => setText('')}>Show all lessons</Button>}
        />
      )}
    </Box>
  );
}

interface ChapterLessonsProps {
  chapter: Chapter;
  number: number;
  courseId: string;
  current: string | undefined;
}

function ChapterLessons({ chapter, number, courseId, current }: ChapterLessonsProps) {
  return (
    <Box component="section" aria-label={chapter.title}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {`${number}. ${chapter.title}`}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {chapter.lessons.map((lesson) => (
          <li key={lesson._id}>
            <LessonLink courseId={courseId} lesson={lesson} isCurrent={lesson._id === current} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const lessonsText = (count: number) => `${count} ${count === 1 ? 'lesson' : 'lessons'} found`;
