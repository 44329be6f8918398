import type { DashboardCourse } from '@sopaan/schemas/account/role-data';

/** The courses whose title or subtitle contains every word of the text, in any letter case. */
export function filterCourses(
  courses: readonly DashboardCourse[],
  text: string,
): readonly DashboardCourse[] {
  const words = text.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  return courses.filter(({ coursename, coursesubtitle }) => {
    const searched = `${coursename} ${coursesubtitle}`.toLocaleLowerCase('en-IN');
    return words.every((word) => searched.includes(word));
  });
}
