import {
  SKILLS_OF_A_COMPLETE_PROFILE,
  type ProfilePart,
} from '@sopaan/schemas/profile/completeness';
import type { Editable } from '../../components/section-editing/section-labels';

interface NextStep {
  /** The label of the link. */
  label: string;
  /** Why the member should take the step. */
  reason: string;
  /** The editor where the part is added. */
  edit: Editable;
}

export const nextSteps: Readonly<Record<ProfilePart, NextStep>> = {
  skills: {
    label: `Add at least ${SKILLS_OF_A_COMPLETE_PROFILE} skills`,
    reason: 'Jobs are matched to you by your skills.',
    edit: 'skills',
  },
  education: {
    label: 'Add your education',
    reason: 'Government jobs are matched to you by your qualification.',
    edit: 'education',
  },
  experience: {
    label: 'Add your experience',
    reason: 'Internships and part-time work count too.',
    edit: 'experience',
  },
  about: {
    label: 'Write about yourself',
    reason: 'It comes first on your public page and in your CV.',
    edit: 'about',
  },
  place: {
    label: 'Add your city and state',
    reason: 'Matching jobs near you come first.',
    edit: 'info',
  },
  projects: {
    label: 'Add a project',
    reason: 'It shows what you can do.',
    edit: 'projects',
  },
  picture: {
    label: 'Add a picture',
    reason: 'People recognise you on your public page.',
    edit: 'avatar',
  },
  links: {
    label: 'Add a link',
    reason: 'For example to your work on GitHub.',
    edit: 'links',
  },
};
