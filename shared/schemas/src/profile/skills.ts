import { array, object, type InferType } from 'yup';
import { requiredOption } from './fields';
import { hasNoDuplicates, skillRule } from './entry-rules';
import { saveSection } from './save-section';
import { SKILL_CODES, SKILL_LEVELS } from './skill-options';

const skills = array(
  object({
    name: requiredOption(SKILL_CODES, 'Choose a skill.'),
    level: requiredOption(SKILL_LEVELS, 'Choose a level.'),
  }),
)
  .max(skillRule.max, skillRule.tooMany)
  .required()
  .test('unique', hasNoDuplicates(skillRule));

export const skillsUpdateSchema = object({ skills });

/** The form of a member without skills: there is nothing to save before one is chosen. */
export const firstSkillsSchema = object({ skills: skills.min(1, 'Choose at least one skill.') });
export type SkillsUpdate = InferType<typeof skillsUpdateSchema>;

export const saveSkillsEndpoint = saveSection('skills', skillsUpdateSchema);
