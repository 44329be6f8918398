import type { SeedClock } from '../clock/seed-clock';
import { instituteId } from '../institutes/institute-id';
import { ratingOfCourse } from '../reviews/review-rows';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { parseChapter } from './chapter-lessons';
import { courseText, describeCourse } from './course-text';
import { courses } from './courses';
import { hoursPerWeek } from './hours-per-week';
import { lessonSeconds } from './lesson-rows';

const teachers = [
  'Anvita Rokadia',
  'Devansh Kulgod',
  'Meenal Tirkeyar',
  'Rohan Phukanwar',
  'Sahana Belliappan',
  'Zubin Merwanian',
  'Ila Chakravorte',
  'Naveen Gundlapudi',
] as const;
const places = ['Online', 'Online', 'Hybrid', 'Onsite'] as const;

export function courseTable(clock: SeedClock): SeedTable {
  const rows = courses.map((source, index) => {
    const id = seedId('course', index);
    const text = courseText(source);
    const reviews = ratingOfCourse(source, index);
    return {
      id,
      institute_id: instituteId(text.institute),
      name: source.title,
      subtitle: source.subtitle,
      description: describeCourse(source),
      duration_weeks: source.weeks,
      hours_per_week: hoursPerWeek(source),
      fee: source.fee,
      currency: 'INR',
      category: source.category,
      level: source.level,
      languages: text.languages,
      place: source.courseCategory === 'live-classes' ? 'Hybrid' : places[index % places.length],
      ...reviews,
      // The authors of the sample reviews: nobody else is enrolled on the first day.
      enrolled_count: reviews.review_count,
      like_count: 0,
      teacher: teachers[index % teachers.length],
      audience: text.audience,
      what_you_learn: source.learn,
      key_takeaways: text.takeaways,
      career_growth: text.careers,
      featured: source.featured ?? [],
      course_category: source.courseCategory ?? '',
      certificate: (source.featured ?? []).includes('certification'),
      chapters: source.chapters.map((chapter, position) =>
        toChapter(source.title, `${id}-c${position + 1}`, chapter),
      ),
      ...sampleColumns(clock.at(-120 - ((index * 11) % 240), 6)),
    };
  });
  return { name: 'courses', rows };
}

function toChapter(course: string, id: string, text: string) {
  const { title, lessons } = parseChapter(text);
  return {
    _id: id,
    title,
    videos: lessons.map((lesson, index) => ({
      _id: `${id}-v${index + 1}`,
      title: lesson,
      seconds: lessonSeconds(course, lesson),
    })),
  };
}
