import { textOf } from '../text/text-of';
import type { CourseSource, CourseText } from './course-source';
import { hoursPerWeek, hoursText } from './hours-per-week';
import { aiMlTexts } from './texts/ai-ml';
import { cloudComputingTexts } from './texts/cloud-computing';
import { dataScienceTexts } from './texts/data-science';
import { webDevelopmentTexts } from './texts/web-development';

const texts: Readonly<Record<string, CourseText>> = {
  ...webDevelopmentTexts,
  ...dataScienceTexts,
  ...aiMlTexts,
  ...cloudComputingTexts,
};

export function courseText({ title }: CourseSource): CourseText {
  return textOf(texts, title);
}

export function describeCourse(course: CourseSource): string {
  const { about, method, entry } = courseText(course);
  return [`${course.subtitle}.`, about, `${method} ${effortText(course)}`, entry]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

function effortText(course: CourseSource): string {
  const { weeks, project, liveHoursPerWeek } = course;
  const time = `Plan about ${hoursText(hoursPerWeek(course))} a week for ${weeks} weeks`;
  return liveHoursPerWeek === undefined
    ? `${time}, most of it for the exercises of the lessons and the project: ${project}.`
    : `${time}. The course ends with ${project}.`;
}
