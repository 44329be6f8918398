import type { User } from '../../account/user';
import { DEFAULT_SKILL_LEVEL, SKILL_LEVELS } from '../../profile/skill-options';
import type { Resume, ResumeExtras } from '../resume-schema';
import { restore, takeExtras, toRaw } from './codec';
import { skillCodec } from './field-codecs';

type Skill = User['skills'][number];

/** Names of levels that other programs write. */
const LEVEL_OF_WORD: Readonly<Record<string, string>> = {
  novice: 'Beginner',
  basic: 'Beginner',
  master: 'Expert',
};

export function toResumeSkill({ name, level }: Skill): Resume['skills'][number] {
  return { name: skillCodec.encode(name), level };
}

export function toSkillExtras({ name }: Skill) {
  return { of: skillCodec.encode(name), name: toRaw(skillCodec, name) };
}

/** The skills without repeated names. */
export function fromResumeSkills({ skills }: Resume, extras: ResumeExtras): Skill[] {
  const unused = [...extras.skills];
  const all = skills
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, level }) => ({
      name: restore(skillCodec, name, takeExtras(unused, name)?.name),
      level: toLevel(level),
    }));
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

function toLevel(text: string): string {
  const word = text.trim().toLowerCase();
  const known = SKILL_LEVELS.find((level) => level.toLowerCase() === word);
  return known ?? LEVEL_OF_WORD[word] ?? DEFAULT_SKILL_LEVEL;
}
