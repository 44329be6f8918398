import { INDIA_OFFSET_HOURS, type SeedClock } from '../clock/seed-clock';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import type { ClassSource } from './class-source';
import { classes } from './classes';

/** The teachers of sample classes have no accounts, so nobody can start them. */
export function liveClassTable(clock: SeedClock, courses: SeedTable): SeedTable {
  const rows = classes.map((source, index) => {
    const { title, description, course, teacher, days, minutes, capacity } = source;
    const hours = hoursInUtc(source);
    return {
      id: seedId('class', index),
      title,
      description,
      course_id: course === undefined ? null : courseId(courses, course),
      teacher_name: teacher,
      starts_at: clock.at(days, hours),
      ends_at: clock.at(days, hours + minutes / 60),
      capacity: capacity ?? null,
      ...sampleColumns(clock.at(-10)),
    };
  });
  return { name: 'live_classes', rows };
}

function hoursInUtc({ time }: ClassSource): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60 - INDIA_OFFSET_HOURS;
}

function courseId({ rows }: SeedTable, name: string): unknown {
  const course = rows.find((row) => row.name === name);
  if (!course) throw new Error(`there is no sample course ${name}`);
  return course.id;
}
