import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import type { MemberCall } from './member-calls';

export const ABOUT_TEXT = 'I build dashboards for भारत that people read.';
export const ORGANIZATIONS = ['Kaveri Foods', 'Sahyadri Analytics', 'Indus Freight'] as const;
export const INSTITUTION = 'Mysuru University';
export const PROJECT = 'Rain gauge network';
export const SKILLS = ['Python', 'SQL', 'Data analysis'] as const;

const WORK =
  'Reports on stock, sales and deliveries for every region, each checked by two people. ';

/** Fills sections of a new member's profile. `repetitions` makes the experience longer. */
export async function fillProfile(call: MemberCall, { repetitions = 1 } = {}): Promise<void> {
  const { userId, sectionVersions } = await call(getUserEndpoint, { requiredata: [] });
  await call(saveAboutEndpoint, {
    userId,
    version: sectionVersions.about,
    updateData: {
      about: {
        selectedPurpose: 'Open to Work',
        interests: 'Chess, hill walks',
        userabout: ABOUT_TEXT,
      },
    },
  });
  await call(saveSkillsEndpoint, {
    userId,
    version: sectionVersions.skills,
    updateData: {
      skills: ['python', 'sql', 'data_analysis'].map((name) => ({ name, level: 'Advanced' })),
    },
  });
  await call(saveExperienceEndpoint, {
    userId,
    version: sectionVersions.experience,
    updateData: {
      workExperience: ORGANIZATIONS.map((organization, index) => ({
        employmentType: 'Full-time',
        designation: 'Data Analyst',
        organization,
        location: { city: 'Bengaluru', state: 'Karnataka', country: 'India' },
        duration: {
          startDate: `${2022 - index}-04-01`,
          endDate: index === 0 ? '' : `${2023 - index}-03-31`,
        },
        jobDescription: WORK.repeat(repetitions),
        responsibilities: 'Monthly reports, Dashboards, Reviews of queries',
      })),
    },
  });
  await call(saveEducationEndpoint, {
    userId,
    version: sectionVersions.education,
    updateData: {
      education: [
        {
          // The spelling of `shared/schemas/src/profile/education-options.ts`.
          qualification: 'Gradution',
          institution: INSTITUTION,
          degree: 'B.Sc',
          degreeType: 'Bachelor',
          specialization: 'Statistics',
          duration: { startDate: '2016', endDate: '2019' },
          percentage: '',
          cgpa: '8.4',
        },
      ],
    },
  });
  await call(saveProjectsEndpoint, {
    userId,
    version: sectionVersions.projects,
    updateData: {
      projects: [
        {
          name: PROJECT,
          description: 'Rainfall of forty villages on one map.',
          technologies: 'Python, PostgreSQL',
          liveUrls: 'https://rain.example.in',
          duration: { startDate: '2023-06-01', endDate: '2023-09-30' },
        },
      ],
    },
  });
}
