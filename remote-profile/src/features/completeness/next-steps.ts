import {
  SKILLS_OF_A_COMPLETE_PROFILE,
  type ProfilePart,
} from '@sopaan/schemas/profile/completeness';
import type { Editable } from '../../components/section-editing/section-labels';

interface NextStep {
  /** The label of the link. */
  label: string;
  /** A sentence next to the link: what the step is good for, or an example. */
  hint: string;
  /** The editor where the part is added. */
  edit: Editable;
}

export const nextSteps: Readonly<Record<ProfilePart, NextStep>> = {
  skills: {
    label: `Add at least ${SKILLS_OF_A_COMPLETE_PROFILE} skills`,
    hint: 'Jobs are matched to you by your skills.',
    edit: 'skills',
  },
  education: {
    label: 'Add your education',
    hint: 'Government jobs are matched to you by your qualification.',
    edit: 'education',
  },
  experience: {
    label: 'Add your experience',
    hint: 'Internships and part-time work count too.',
    edit: 'experience',
  },
  about: {
    label: 'Write about yourself',
    hint: 'It comes first on your public page and in your CV.',
    edit: 'about',
  },
  place: {
    label: 'Add your city and state',
    hint: 'Matching jobs near you come first.',
    edit: 'info',
  },
  projects: {
    label: 'Add a project',
    hint: 'It shows what you can do.',
    edit: 'projects',
  },
  picture: {
    label: 'Add a picture',
    hint: 'People recognise you on your public page.',
    edit: 'avatar',
  },
  links: {
    label: 'Add a link',
    hint: 'For example to your work on GitHub.',
    edit: 'links',
  },
};
