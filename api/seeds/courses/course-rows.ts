import type { SeedClock } from '../clock/seed-clock';
import { createRandom, type Random } from '../random/random';
import { ratingOfCourse } from '../reviews/review-rows';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { aiMl } from './ai-ml';
import { cloudComputing } from './cloud-computing';
import { describeCourse, fieldTexts, type CourseField } from './course-text';
import type { CourseSource } from './course-source';
import { dataScience } from './data-science';
import { lessonSeconds } from './lesson-rows';
import { webDevelopment } from './web-development';

const SEED = 4101;
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
const languages = [
  ['English', 'Hindi'],
  ['English'],
  ['Hindi'],
  ['English', 'Tamil'],
  ['English', 'Marathi', 'Hindi'],
] as const;
const places = ['Online', 'Online', 'Hybrid', 'Onsite'] as const;

const catalogue: readonly (readonly [CourseField, readonly CourseSource[]])[] = [
  ['Web Development', webDevelopment],
  ['Data Science', dataScience],
  ['AI & ML', aiMl],
  ['Cloud Computing', cloudComputing],
];

export function courseTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  const courses = catalogue.flatMap(([field, sources]) =>
    sources.map((source) => ({ field, source })),
  );
  const rows = courses.map(({ field, source }, index) => {
    const id = seedId('course', index);
    const enrolled = random.between(40, 900);
    return {
      id,
      institute_id: seedId('institute', (index * 7) % 30),
      name: source.title,
      subtitle: source.subtitle,
      description: describeCourse(source),
      duration_weeks: source.weeks,
      hours_per_week: source.hoursPerWeek,
      fee: source.fee,
      currency: 'INR',
      category: field,
      level: source.level,
      languages: languages[index % languages.length],
      place: source.courseCategory === 'live-classes' ? 'Hybrid' : places[index % places.length],
      ...ratingOfCourse(index),
      enrolled_count: enrolled,
      like_count: random.between(0, 60),
      teacher: teachers[index % teachers.length],
      audience: fieldTexts[field].audience,
      what_you_learn: source.learn,
      key_takeaways: [`Your own work: ${source.project}`, ...fieldTexts[field].takeaways],
      career_growth: fieldTexts[field].careers,
      featured: source.featured ?? [],
      course_category: source.courseCategory ?? '',
      certificate: (source.featured ?? []).includes('certification'),
      chapters: source.chapters.map((chapter, position) =>
        parseChapter(`${id}-c${position + 1}`, chapter, random),
      ),
      ...sampleColumns(clock.at(-14 - ((index * 11) % 240), 6)),
    };
  });
  return { name: 'courses', rows };
}

function parseChapter(id: string, text: string, random: Random) {
  const [title = '', videoTitles] = text.split(': ');
  const titles = videoTitles?.split(' | ') ?? [];
  return {
    _id: id,
    title,
    videos: titles.map((video, index) => {
      // One video has no title yet, to test that pages handle that.
      const lesson = video.trim();
      const seconds = lessonSeconds(lesson) ?? random.between(240, 1500);
      return { _id: `${id}-v${index + 1}`, title: lesson, seconds };
    }),
  };
}
