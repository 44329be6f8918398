import { call } from '@sopaan/api-client/call';
import {
  firstSkillsSchema,
  saveSkillsEndpoint,
  skillsUpdateSchema,
  type SkillsUpdate,
} from '@sopaan/schemas/profile/skills';
import {
  DEFAULT_SKILL_LEVEL,
  SKILL_LABELS,
  SKILL_LEVELS,
} from '@sopaan/schemas/profile/skill-options';
import { FormSelect, MultiSelect, useField } from '@sopaan/ui/forms';
import { skillLabel } from '@sopaan/schemas/profile/option-labels';
import { EntryList } from '../entries/entry-list';
import type { SectionEditor } from '../section-editor';
import { toOptions } from './options';

type Skill = SkillsUpdate['skills'][number];

const skillOptions = Object.entries(SKILL_LABELS).map(([value, label]) => ({ value, label }));
const levelOptions = toOptions(SKILL_LEVELS);

function SkillsFields() {
  const [{ value: skills }, { error, touched }, { setValue }] = useField<Skill[]>('skills');
  const choose = (names: readonly string[]) =>
    setValue(
      names.map(
        (name) =>
          skills.find((skill) => skill.name === name) ?? { name, level: DEFAULT_SKILL_LEVEL },
      ),
    );
  return (
    <>
      <MultiSelect
        name="skills"
        label="Skills"
        required
        options={skillOptions}
        value={skills.map(({ name }) => name)}
        onChange={(names) => void choose(names)}
        hint="Choose from the list. Typing filters it."
        error={touched && typeof error === 'string' ? error : undefined}
      />
      <EntryList<Skill> name="skills" titleOf={({ name }) => skillLabel(name)}>
        {(path) => (
          <FormSelect name={`${path}.level`} label="Level" required options={levelOptions} />
        )}
      </EntryList>
    </>
  );
}

export const skillsEditor: SectionEditor<SkillsUpdate> = {
  section: 'skills',
  schema: skillsUpdateSchema,
  firstSchema: firstSkillsSchema,
  read: (user) => ({ skills: user.skills.map(({ name, level }) => ({ name, level })) }),
  save: (request) => call(saveSkillsEndpoint, request),
  toLines: ({ skills }) => skills.map(({ name, level }) => `${skillLabel(name)}: ${level}`),
  Fields: SkillsFields,
};
