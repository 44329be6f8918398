import { array, object, type InferType } from 'yup';
import { rejectDuplicates, requiredOption } from './fields';
import { saveSection } from './save-section';
import { SKILL_CODES, SKILL_LEVELS } from './skill-options';

const skills = array(
  object({
    name: requiredOption(SKILL_CODES, 'Choose a skill.'),
    level: requiredOption(SKILL_LEVELS, 'Choose a level.'),
  }),
)
  .max(SKILL_CODES.length, 'There are too many skills.')
  .required()
  .test('unique', (list, context) =>
    rejectDuplicates(
      context,
      list.map(({ name }) => name ?? ''),
      { field: 'name', message: 'This skill is already in the list.' },
    ),
  );

export const skillsUpdateSchema = object({ skills });

/** The form of a member without skills: there is nothing to save before one is chosen. */
export const firstSkillsSchema = object({ skills: skills.min(1, 'Choose at least one skill.') });
export type SkillsUpdate = InferType<typeof skillsUpdateSchema>;

export const saveSkillsEndpoint = saveSection('skills', skillsUpdateSchema);
