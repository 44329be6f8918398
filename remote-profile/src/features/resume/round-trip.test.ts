import { validate } from '@jsonresume/schema';
import type { User } from '@sopaan/schemas/account/user';
import { importedSectionsSchema } from '@sopaan/schemas/profile-import/import-profile';
import { aFullUser } from '../../testing/full-user';
import { fromResume } from './from-resume';
import { resumeSchema } from '@sopaan/schemas/resume/resume-schema';
import { toResume, type ResumeOptions } from '@sopaan/schemas/resume/to-resume';

const NO_OPTIONS: ResumeOptions = { publicUrl: undefined, hasContact: false };

/** The JSON Resume of a user, written to JSON and parsed again. */
function written(user: User, options = NO_OPTIONS): unknown {
  return JSON.parse(JSON.stringify(toResume(user, options)));
}

function read(json: unknown) {
  return fromResume(resumeSchema.validateSync(json)).sections;
}

function errorsOf(json: unknown): unknown {
  let found: unknown = 'not validated';
  validate(json, (errors) => {
    found = errors;
  });
  return found;
}

const sectionsOf = ({ about, skills, workExperience, education, projects, socialLinks }: User) => ({
  about,
  skills,
  workExperience,
  education,
  projects,
  socialLinks,
});

/** A record whose texts do not fit into the fields of JSON Resume. */
function anUnusualUser(): User {
  const user = aFullUser();
  const [work] = user.workExperience;
  const [education] = user.education;
  const [project] = user.projects;
  if (!work || !education || !project) throw new Error('the full user has entries');
  return {
    ...user,
    about: {
      userabout: 'Line one\nLine two',
      interests: 'Chess,Maps ,',
      selectedPurpose: 'Hiring',
    },
    skills: [
      { name: 'machine_learning', level: 'Advanced' },
      { name: 'c', level: 'Expert' },
    ],
    workExperience: [
      { ...work, duration: { startDate: 'Spring 2020', endDate: 'present' } },
      { ...work, location: { city: '', state: 'Kerala', country: '' }, responsibilities: 'a,b' },
      { ...work, organization: '', employmentType: 'Volunteer', responsibilities: '' },
    ],
    education: [
      education,
      { ...education, degree: 'M.Tech', percentage: '', cgpa: '8.4' },
      { ...education, degree: 'MBA', percentage: '81.5', cgpa: '9' },
      {
        ...education,
        degree: 'BBA',
        duration: { startDate: '18-19', endDate: '' },
        percentage: 'First class',
      },
    ],
    projects: [
      { ...project, liveUrls: 'not a url', technologies: 'React,SQL' },
      { ...project, name: '', liveUrls: '' },
      { ...project, name: 'Ladder', duration: { startDate: '2024', endDate: '2024-05' } },
    ],
    socialLinks: [
      { platform: 'github', url: 'https://example.in/asha', icon: 'cat' },
      { platform: 'codepen', url: 'https://example.in/asha', icon: '' },
    ],
  };
}

test.each([
  ['a full profile', aFullUser()],
  ['a profile of unusual texts', anUnusualUser()],
])('%s is a valid JSON Resume', (_name, user) => {
  const options = { publicUrl: 'https://sopaan.example/u/asha', hasContact: true };
  expect(errorsOf(written(user, options))).toBeNull();
});

test('the validator rejects what is not a JSON Resume', () => {
  expect(errorsOf({ work: [{ startDate: 'Spring 2020' }] })).not.toBeNull();
  expect(errorsOf({ skills: 'many' })).not.toBeNull();
});

test.each([
  ['a full profile', aFullUser()],
  ['a profile of unusual texts', anUnusualUser()],
])('%s is equal after an export and an import', (_name, user) => {
  expect(read(written(user))).toEqual(sectionsOf(user));
});

test('the standard fields hold what other programs look for', () => {
  expect(written(aFullUser(), { ...NO_OPTIONS, publicUrl: 'https://a.example/u/b' })).toMatchObject(
    {
      basics: {
        name: 'Asha Rao',
        label: 'Data Analyst',
        summary: 'I like numbers.',
        url: 'https://a.example/u/b',
        profiles: [{ network: 'GitHub', url: 'https://example.in/asha' }],
      },
      work: [
        {
          name: 'Kaveri Foods',
          position: 'Data Analyst',
          location: 'Mysuru, Karnataka, India',
          startDate: '2024-04-01',
          highlights: ['Reports', 'Dashboards'],
        },
      ],
      education: [{ studyType: 'B.Tech', area: 'Data Science', startDate: '2018', score: '81%' }],
      projects: [{ keywords: ['React', 'SQL'], url: 'https://example.in/app' }],
      skills: [{ name: 'Machine learning', level: 'Advanced' }],
      interests: [{ name: 'Chess' }],
    },
  );
});

test('the file has contact details only if the member chooses so, and never an address', () => {
  const user: User = {
    ...aFullUser(),
    personalInfo: { ...aFullUser().personalInfo, phone: '+91 98765 43210' },
    address: { address1: '4 Mill Road', address2: '', pincode: '570023', city: 'Hubli', state: '' },
  };
  expect(JSON.stringify(written(user))).not.toMatch(/98765|asha@example\.in|Mill|570023|Hubli/);
  const withContact = JSON.stringify(written(user, { ...NO_OPTIONS, hasContact: true }));
  expect(withContact).toMatch(/98765.*Hubli/);
  expect(withContact).not.toMatch(/Mill|570023/);
});

test('a field that another program has changed takes precedence over what this site wrote beside it', () => {
  const json = JSON.stringify(written(anUnusualUser()))
    .replace('"highlights":["a","b"]', '"highlights":["Led, taught","Wrote"]')
    .replace('"score":"8.4"', '"score":"90 %"');
  const { workExperience, education } = read(JSON.parse(json));
  expect(workExperience?.[1]).toMatchObject({
    employmentType: 'Full-time',
    responsibilities: 'Led; taught, Wrote',
  });
  expect(education?.[1]).toMatchObject({ percentage: '90' });
  expect(education?.[1]).not.toHaveProperty('cgpa');
});

test('a file of another program is read, with nulls, voluntary work and unknown levels', () => {
  const { sections, leftOut } = fromResume(
    resumeSchema.validateSync({
      basics: {
        summary: null,
        profiles: [
          { network: 'Stack Overflow', username: 'asha' },
          { network: 'X', url: 'https://x.example/a' },
          { network: 'GitHub', url: 'https://github.com/a' },
          { network: 'github', url: 'https://github.com/b' },
        ],
      },
      work: [{ name: 'Ganga', position: null, location: 'Pune, India', endDate: null }],
      volunteer: [{ organization: 'Library', position: 'Reader' }],
      skills: [
        { name: 'SQL', level: 'Master' },
        { name: 'sql' },
        { name: ' ' },
        { name: 'Go' },
        { name: 'Chess' },
      ],
      awards: [{ title: 'First' }],
      languages: [],
    }),
  );
  expect(sections).toEqual({
    skills: [
      { name: 'sql', level: 'Expert' },
      { name: 'go', level: 'Intermediate' },
    ],
    workExperience: [
      expect.objectContaining({ location: { city: 'Pune', state: '', country: 'India' } }),
      expect.objectContaining({ organization: 'Library', employmentType: 'Volunteer' }),
    ],
    socialLinks: [{ platform: 'github', url: 'https://github.com/a', icon: '' }],
  });
  expect(leftOut).toEqual([
    'awards',
    'links without a web address',
    'skills that are not offered here (Chess)',
    'links that are not offered here (X)',
    'repeated links, imported once (GitHub)',
  ]);
  expect(importedSectionsSchema.isValidSync(sections)).toBe(true);
});
