import { runAdmin } from '../sites/run-admin';

/** Adds a class for three students that starts in ten minutes, of a course if one is given. Returns its id. */
export async function addClass(
  title: string,
  teacherEmail: string,
  courseId?: string,
): Promise<string> {
  const inTenMinutes = new Date(Date.now() + 10 * 60_000);
  const starts = `${inTenMinutes.toISOString().slice(0, 16)}Z`;
  const output = await runAdmin(
    ...['classes', 'add', '--title', title, '--teacher', teacherEmail],
    ...['--starts', starts, '--minutes', '60', '--capacity', '3'],
    ...(courseId === undefined ? [] : ['--course', courseId]),
  );
  const [, id] = /Added the class (\S+)\./.exec(output) ?? [];
  if (id === undefined) throw new Error(output);
  return id;
}
