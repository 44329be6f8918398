import { array, object, type InferType } from 'yup';
import { optionalDates } from './duration';
import { optionalText, optionalUrl } from './fields';
import { hasNoDuplicates, projectRule } from './entry-rules';
import { saveSection } from './save-section';

interface ProjectTexts {
  name?: string | undefined;
  description?: string | undefined;
  technologies?: string | undefined;
  liveUrls?: string | undefined;
}

/** Whether a project has neither name, description, technologies nor live URL. Such entries are not stored. */
export function isBlankProject(project: ProjectTexts): boolean {
  const { name, description, technologies, liveUrls } = project;
  return [name, description, technologies, liveUrls].every((text) => !text?.trim());
}

const projectEntry = object({
  name: optionalText('The name', 100).test(
    'required',
    'Enter the name of the project.',
    (name, { parent }) => Boolean(name) || isBlankProject(parent),
  ),
  description: optionalText('The description', 2000),
  technologies: optionalText('The technologies', 300),
  liveUrls: optionalUrl('The live URL'),
  duration: optionalDates,
});
export type ProjectEntry = InferType<typeof projectEntry>;

export const projectsUpdateSchema = object({
  projects: array(projectEntry)
    .max(projectRule.max, projectRule.tooMany)
    .required()
    .test('unique', hasNoDuplicates(projectRule)),
});
export type ProjectsUpdate = InferType<typeof projectsUpdateSchema>;

/** Blank projects are not stored. */
export const saveProjectsEndpoint = saveSection('projects', projectsUpdateSchema);
