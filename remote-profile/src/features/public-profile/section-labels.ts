import type { PublicSection } from '@sopaan/schemas/public-profile/public-profile';

export const sectionLabels: Readonly<Record<PublicSection, string>> = {
  about: 'About',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  links: 'Links',
};
