import { ValidationError, type Schema } from 'yup';
import { aboutUpdateSchema } from './about';
import { DEGREES, SPECIALIZATIONS } from './education-options';
import { educationUpdateSchema } from './education';
import { DESIGNATIONS } from './experience-options';
import { experienceUpdateSchema } from './experience';
import { infoUpdateSchema } from './info';
import { PLATFORMS } from './link-options';
import { linksUpdateSchema } from './links';
import { isBlankProject, projectsUpdateSchema } from './projects';
import { SKILL_CODES, SKILL_LABELS } from './skill-options';
import { firstSkillsSchema, skillsUpdateSchema } from './skills';

/** The paths of the invalid fields. */
function invalidFields(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path }) => path ?? '');
  }
}

const education = {
  qualification: 'Gradution',
  institution: 'Mysuru University',
  degree: 'B.Tech',
  degreeType: 'Bachelor',
  duration: { startDate: '2018', endDate: '2022' },
};
const experience = {
  employmentType: 'Full-time',
  designation: 'Data Analyst',
  organization: 'Kaveri Foods',
  duration: { startDate: '2024-02-29', endDate: '' },
};

test('[PF-079] [PF-081] [PF-084] [PF-085] [PF-087] the option lists have about as many options as the spec says, without duplicates', () => {
  expect(SKILL_CODES.length).toBeGreaterThanOrEqual(70);
  expect(SKILL_CODES).toEqual(
    expect.arrayContaining(['javascript', 'machine_learning', 'seo', 'photography']),
  );
  expect(DESIGNATIONS).toHaveLength(45);
  expect(SPECIALIZATIONS.length).toBeGreaterThanOrEqual(60);
  expect(DEGREES).toEqual(expect.arrayContaining(['B.Com', 'M.Com', 'Others']));
  for (const list of [Object.values(SKILL_LABELS), DESIGNATIONS, SPECIALIZATIONS, DEGREES]) {
    expect(new Set(list.map((label) => label.toLowerCase())).size).toBe(list.length);
  }
});

test.each([
  ['nothing', {}, ['about.interests', 'about.userabout']],
  ['blanks', { interests: ' ', userabout: '\n' }, ['about.interests', 'about.userabout']],
  [
    'another purpose',
    { interests: 'a', userabout: 'b', selectedPurpose: 'Fun' },
    ['about.selectedPurpose'],
  ],
  ['too long a text', { interests: 'a'.repeat(301), userabout: 'b' }, ['about.interests']],
  ['no purpose', { interests: 'a', userabout: 'b', selectedPurpose: '' }, []],
])('[PF-069] finds the invalid fields of the section about: %s', (_case, about, fields) => {
  expect(invalidFields(aboutUpdateSchema, { about })).toEqual(fields);
});

test.each([
  [[{ name: 'cooking', level: 'Expert' }], ['skills[0].name']],
  [[{ name: 'sql', level: 'Master' }], ['skills[0].level']],
  [[{ name: 'sql' }], ['skills[0].level']],
  [
    [
      { name: 'sql', level: 'Expert' },
      { name: 'sql', level: 'Beginner' },
    ],
    ['skills[1].name'],
  ],
  [[], []],
])('[PF-079] [PF-080] finds the invalid fields of skills: %j', (skills, fields) => {
  expect(invalidFields(skillsUpdateSchema, { skills })).toEqual(fields);
});

test('a member without skills cannot save a list without one', () => {
  expect(invalidFields(firstSkillsSchema, { skills: [] })).toEqual(['skills']);
});

test.each([
  [{ duration: { startDate: '2018', endDate: '' } }, []],
  [{ duration: { startDate: '2018', endDate: '2018' } }, []],
  [{ duration: { startDate: '2018', endDate: '2017' } }, ['duration.endDate']],
  [{ duration: { startDate: '', endDate: '2017' } }, ['duration.startDate']],
  [{ duration: { startDate: '18', endDate: '' } }, ['duration.startDate']],
  [{ duration: { startDate: '2018', endDate: 'soon' } }, ['duration.endDate']],
  [{ percentage: '100', cgpa: '10' }, []],
  [{ percentage: '100.01' }, ['percentage']],
  [{ percentage: '-1' }, ['percentage']],
  [{ percentage: '8e1' }, ['percentage']],
  [{ cgpa: '10.5' }, ['cgpa']],
  [{ institution: '  ' }, ['institution']],
  [{ degree: '', degreeType: '' }, ['degree', 'degreeType']],
  [{ qualification: 'High School (10th)', degree: '', degreeType: '' }, []],
  [{ qualification: 'Graduation' }, ['qualification']],
])('[PF-082] [PF-077] finds the invalid fields of an education with %j', (change, fields) => {
  const value = { education: [{ ...education, ...change }] };
  expect(invalidFields(educationUpdateSchema, value).sort()).toEqual(
    fields.map((field) => `education[0].${field}`),
  );
});

test('duplicates are rejected at the later entry, ignoring letter case', () => {
  const again = { ...education, institution: 'MYSURU UNIVERSITY ' };
  expect(invalidFields(educationUpdateSchema, { education: [education, again] })).toEqual([
    'education[1].institution',
  ]);
  const workExperience = [experience, { ...experience, designation: 'data analyst' }];
  expect(invalidFields(experienceUpdateSchema, { workExperience })).toEqual([
    'workExperience[1].organization',
  ]);
  const projects = [{ name: 'Ladder' }, {}, {}, { name: 'ladder' }];
  expect(invalidFields(projectsUpdateSchema, { projects })).toEqual(['projects[3].name']);
});

test.each([
  ['2024-02-29', '', []],
  ['2024-02-29', '2024-02-29', []],
  ['2024-02-29', '2024-02-28', ['endDate']],
  ['2023-02-29', '', ['startDate']],
  ['2024-2-9', '', ['startDate']],
  ['', '', ['startDate']],
])(
  '[PF-086] finds the invalid dates of an experience: "%s" to "%s"',
  (startDate, endDate, fields) => {
    const workExperience = [{ ...experience, duration: { startDate, endDate } }];
    expect(invalidFields(experienceUpdateSchema, { workExperience })).toEqual(
      fields.map((field) => `workExperience[0].duration.${field}`),
    );
  },
);

test('[PF-089] [PF-078] a project without a name is allowed only if it is blank', () => {
  expect(isBlankProject({ name: ' ', description: '', technologies: '', liveUrls: '' })).toBe(true);
  for (const name of ['name', 'description', 'technologies', 'liveUrls'])
    expect(isBlankProject({ [name]: 'x' })).toBe(false);
  const projects = [{}, { description: 'x' }];
  expect(invalidFields(projectsUpdateSchema, { projects })).toEqual(['projects[1].name']);
});

test('a project with an end date but no start date is rejected', () => {
  const project = { name: 'Ladder', duration: { startDate: '', endDate: '2024-01-01' } };
  expect(invalidFields(projectsUpdateSchema, { projects: [project] })).toEqual([
    'projects[0].duration.startDate',
  ]);
});

test.each([
  ['github', 'https://github.com/asha', true],
  ['github', 'http://gist.github.com/asha', true],
  ['github', '', true],
  ['github', 'github.com/asha', true],
  ['twitter', 'https://x.com/asha', true],
  ['github', 'https://github.com.example.in/asha', false],
  ['github', 'https://notgithub.com/asha', false],
  ['github', 'https://github.com@example.in/', false],
  ['github', 'javascript:alert(1)//github.com', false],
  ['github', 'data:text/html,github.com', false],
  ['github', 'ftp://github.com/asha', false],
  ['github', 'https://user:secret@github.com/', false],
  ['github', 'https://github.com/a b', false],
  ['myspace', 'https://myspace.com/asha', false],
])('[PF-091] the %s link "%s" is valid: %s', (platform, url, isValid) => {
  const value = { socialLinks: [{ platform, url }] };
  expect(invalidFields(linksUpdateSchema, value).length === 0).toBe(isValid);
});

test('[PF-091] there are twelve platforms, and one link for each', () => {
  expect(PLATFORMS).toHaveLength(12);
  const link = { platform: 'github', url: 'https://github.com/asha' };
  expect(invalidFields(linksUpdateSchema, { socialLinks: [link, link] })).toEqual([
    'socialLinks[1].url',
  ]);
});

test.each([
  [{ phone: '+91 98765-43210', pincode: '570001', state: 'Karnataka' }, []],
  [{ phone: '12345' }, ['info.phone']],
  [{ phone: 'ring me at ten' }, ['info.phone']],
  [{ pincode: '070001' }, ['info.pincode']],
  [{ state: 'Atlantis' }, ['info.state']],
  [{ firstName: ' ' }, ['info.firstName']],
  [{ lastName: '' }, []],
  [{ lastName: 'Rao'.repeat(21) }, ['info.lastName']],
])('[PF-018] finds the invalid fields of info with %j', (change, fields) => {
  const info = { firstName: 'Asha', lastName: 'Rao', ...change };
  expect([...new Set(invalidFields(infoUpdateSchema, { info }))]).toEqual(fields);
});

test.each([[null], [{ ...experience, duration: null }]])(
  'a list with an invalid entry has errors of fields and does not throw another error: %j',
  (entry) => {
    const fields = invalidFields(experienceUpdateSchema, { workExperience: [experience, entry] });
    expect(fields.join()).toMatch(/^workExperience\[1\]/);
  },
);
