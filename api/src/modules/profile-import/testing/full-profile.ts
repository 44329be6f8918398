import { setMailChoiceEndpoint } from '@sopaan/schemas/account/mail-choices';
import {
  getAccountSettingsEndpoint,
  savePersonalDetailsEndpoint,
} from '@sopaan/schemas/account/settings';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  type PublicPageChoices,
} from '@sopaan/schemas/public-profile/public-profile';
import type { TestApp } from '../../../testing/test-app';
import { saveContact } from '../../accounts/settings/testing/contact';

interface Member {
  token: string;
  userId: string;
}

/** Fills every section and every setting in the way a member does, through the calls of the editors. */
export async function fillProfile(api: TestApp, member: Member, username: string): Promise<void> {
  await fillSections(api, member);
  await fillSettings(api, member, username);
}

async function fillSections(api: TestApp, { token, userId }: Member): Promise<void> {
  const request = { userId, version: 0 };
  const about = {
    userabout: 'I like numbers.\nAnd maps; "old" ones.',
    interests: 'Chess,Maps ,',
    selectedPurpose: 'Hiring',
  };
  await api.call(saveAboutEndpoint, { ...request, updateData: { about } }, token);
  const skills = [
    { name: 'sql', level: 'Expert' },
    { name: 'python', level: 'Beginner' },
  ];
  await api.call(saveSkillsEndpoint, { ...request, updateData: { skills } }, token);
  const workExperience = [
    {
      employmentType: 'Internship',
      designation: 'Analyst, Retail',
      organization: 'Kaveri Foods',
      location: { city: 'Mysuru', state: 'Karnataka', country: 'India' },
      duration: { startDate: '2024-04-01', endDate: '' },
      jobDescription: 'Weekly figures.',
      responsibilities: 'Reports, Dashboards,Calls',
    },
  ];
  await api.call(saveExperienceEndpoint, { ...request, updateData: { workExperience } }, token);
  const education = [
    {
      qualification: 'Gradution',
      institution: 'Mysuru University',
      degree: 'B.Tech',
      degreeType: 'Bachelor',
      specialization: 'Data Science',
      duration: { startDate: '2018', endDate: '2022' },
      percentage: '81.5',
      cgpa: '8.4',
    },
  ];
  await api.call(saveEducationEndpoint, { ...request, updateData: { education } }, token);
  const projects = ['Ladder', 'Weather station', 'Notes'].map((name) => ({
    name,
    description: `About ${name}`,
    technologies: 'React,SQL',
    liveUrls: 'https://example.in/app',
    duration: { startDate: '2023-01-01', endDate: '2023-06-30' },
  }));
  await api.call(saveProjectsEndpoint, { ...request, updateData: { projects } }, token);
  const socialLinks = [{ platform: 'github', url: 'https://github.com/asha' }];
  await api.call(saveLinksEndpoint, { ...request, updateData: { socialLinks } }, token);
  const info = {
    firstName: 'Asha Devi',
    lastName: 'Rao',
    phone: '+91 98765-43210',
    address1: '4 Mill Road',
    address2: 'Kuvempunagar',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570023',
  };
  await api.call(saveInfoEndpoint, { ...request, updateData: { info } }, token);
}

async function fillSettings(api: TestApp, { token }: Member, username: string): Promise<void> {
  await saveContact(api, token, { recoveryPhone: '+91 90000 00000' });
  const { name, revision } = await api.call(getAccountSettingsEndpoint, {}, token);
  const details = { name, dob: '1999-12-31', language: 'hi', revision };
  await api.call(savePersonalDetailsEndpoint, details, token);
  const mails = { category: 'competitions', isWanted: false } as const;
  await api.call(setMailChoiceEndpoint, mails, token);
  await api.call(changeUsernameEndpoint, { username }, token);
  const page: PublicPageChoices = {
    isPublic: true,
    isIndexable: false,
    visibleSections: ['about', 'skills'],
  };
  await api.call(changePublicProfileEndpoint, page, token);
}
