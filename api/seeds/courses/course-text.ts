import { textOf } from '../text/text-of';
import type { CourseSource, CourseText } from './course-source';
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
  const { subtitle, weeks, hoursPerWeek, project } = course;
  const { about, method, entry } = courseText(course);
  const effort = `Plan about ${hoursPerWeek} hours a week for ${weeks} weeks. The course ends with ${project}.`;
  return [`${subtitle}.`, about, `${method} ${effort}`, entry]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
