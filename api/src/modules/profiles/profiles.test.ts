import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import { testApp } from '../../testing/test-app';

const api = testApp();
const getUser = (token: string) => api.call(getUserEndpoint, { requiredata: [] }, token);

const skill = (name: string) => ({ name, level: 'Intermediate' });
const education = {
  qualification: 'Gradution',
  institution: 'Mysuru University',
  degree: 'B.Tech',
  degreeType: 'Bachelor',
  specialization: 'Data Science',
  duration: { startDate: '2018', endDate: '2022' },
  percentage: '81.5',
  cgpa: '',
};
const experience = {
  employmentType: 'Full-time',
  designation: 'Data Analyst',
  organization: 'Kaveri Foods',
  location: { city: 'Mysuru', state: 'Karnataka', country: 'India' },
  duration: { startDate: '2024-04-01', endDate: '' },
  jobDescription: 'Weekly figures.',
  responsibilities: 'Reports, Dashboards',
};
const project = {
  name: 'Ladder',
  description: '',
  technologies: 'React, SQL',
  liveUrls: 'https://example.in/app',
  duration: { startDate: '', endDate: '' },
};
const blankProject = { ...project, name: ' ', technologies: '', liveUrls: '' };

test('[AP-021] [PF-073] [PF-072] each section is saved separately, with its version, and shows on another device', async () => {
  const { token, userId } = await api.signUp();
  const request = { userId, version: 0 };
  const about = { userabout: 'I like numbers.', interests: 'Chess', selectedPurpose: 'Hiring' };
  await api.call(saveAboutEndpoint, { ...request, updateData: { about } }, token);
  await api.call(saveSkillsEndpoint, { ...request, updateData: { skills: [skill('sql')] } }, token);
  await api.call(
    saveExperienceEndpoint,
    { ...request, updateData: { workExperience: [experience] } },
    token,
  );
  const saved = await api.call(
    saveEducationEndpoint,
    { ...request, updateData: { education: [education] } },
    token,
  );
  expect(saved).toMatchObject({
    about,
    skills: [skill('sql')],
    workExperience: [experience],
    education: [education],
    projects: [],
    sectionVersions: { about: 1, skills: 1, experience: 1, education: 1, projects: 0, links: 0 },
  });
  expect(await getUser(token)).toMatchObject(saved);
});

test('[PF-093] about is stored in personalInfo with the spelling of the spec', async () => {
  const { token, userId } = await api.signUp();
  const about = { userabout: 'Hello', interests: 'Maps', selectedPurpose: 'Compete & Skill' };
  await api.call(saveAboutEndpoint, { userId, version: 0, updateData: { about } }, token);
  const [row] = await api.database.query('select personal_info from users where id = $1', [userId]);
  expect(row).toEqual({
    personal_info: {
      about: { userabout: 'Hello', interests: 'Maps', selectedpurpose: 'Compete & Skill' },
    },
  });
});

test('[PF-018] info changes name, phone and address, and keeps the email and everything else that is stored', async () => {
  const { token, userId, email } = await api.signUp();
  await api.database.query(
    `update users set personal_info = '{"username": "asha", "about": {"userabout": "Hello"}}' where id = $1`,
    [userId],
  );
  const info = {
    firstName: 'Usha',
    lastName: 'Iyer',
    phone: '+91 98765 43210',
    address1: '4 Mill Road',
    address2: '',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570001',
  };
  await api.call(saveInfoEndpoint, { userId, version: 0, updateData: { info } }, token);
  const { firstName, lastName, phone, ...address } = info;
  expect(await getUser(token)).toMatchObject({
    personalInfo: { firstName, lastName, phone, email, username: 'asha' },
    address,
    about: { userabout: 'Hello' },
  });
});

test('[AP-024] [PF-089] projects are stored with the user, without blank ones', async () => {
  const { token, userId } = await api.signUp();
  const onlyName = { ...blankProject, name: 'Only a name' };
  const projects = [blankProject, project, onlyName];
  const saved = await api.call(
    saveProjectsEndpoint,
    { userId, version: 0, updateData: { projects } },
    token,
  );
  expect(saved.projects).toEqual([project, onlyName]);
});

test('[PF-092] links without a URL are not stored, the others get the icon of their platform', async () => {
  const { token, userId } = await api.signUp();
  const socialLinks = [
    { platform: 'linkedin', url: '' },
    { platform: 'github', url: 'github.com/asha' },
    { platform: 'medium', url: 'https://asha.medium.com' },
  ];
  const saved = await api.call(
    saveLinksEndpoint,
    { userId, version: 0, updateData: { socialLinks } },
    token,
  );
  expect(saved.socialLinks).toEqual([
    { platform: 'github', url: 'https://github.com/asha', icon: 'github' },
    { platform: 'medium', url: 'https://asha.medium.com', icon: 'medium' },
  ]);
});

test('a save based on an older version is rejected with 409 and changes nothing', async () => {
  const { token, userId } = await api.signUp();
  const save = (version: number, name: string) => ({
    userId,
    version,
    updateData: { skills: [skill(name)] },
  });
  await api.call(saveSkillsEndpoint, save(0, 'sql'), token);
  expect(await api.rejection(saveSkillsEndpoint, save(0, 'react'), token)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await getUser(token)).toMatchObject({
    skills: [skill('sql')],
    sectionVersions: { skills: 1 },
  });
  // A version that does not exist yet must not be accepted either.
  expect(await api.rejection(saveSkillsEndpoint, save(2, 'react'), token)).toMatchObject({
    status: 409,
  });
  await api.call(saveSkillsEndpoint, save(1, 'react'), token);
  expect((await getUser(token)).skills).toEqual([skill('react')]);
});

test('of many concurrent saves of one section one succeeds; concurrent saves of two sections both succeed', async () => {
  const { token, userId } = await api.signUp();
  const names = ['sql', 'react', 'go', 'java', 'rust', 'php', 'css', 'html'];
  const saves = await Promise.allSettled(
    names.map((name) =>
      api.call(
        saveSkillsEndpoint,
        { userId, version: 0, updateData: { skills: [skill(name)] } },
        token,
      ),
    ),
  );
  const won = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []));
  expect(won).toHaveLength(1);
  expect(await getUser(token)).toMatchObject({
    skills: won[0]?.skills,
    sectionVersions: { skills: 1 },
  });

  const updateData = { projects: [project] };
  await Promise.all([
    api.call(saveSkillsEndpoint, { userId, version: 1, updateData: { skills: [] } }, token),
    api.call(saveProjectsEndpoint, { userId, version: 0, updateData }, token),
  ]);
  expect(await getUser(token)).toMatchObject({
    skills: [],
    projects: [project],
    sectionVersions: { skills: 2, projects: 1 },
  });
});

test('[PF-075] a request that names another user is answered with 404 and changes nothing', async () => {
  const owner = await api.signUp();
  const stranger = await api.signUp();
  const request = { userId: owner.userId, version: 0, updateData: { skills: [skill('sql')] } };
  expect(await api.rejection(saveSkillsEndpoint, request, stranger.token)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect((await getUser(owner.token)).skills).toEqual([]);
  expect((await getUser(stranger.token)).skills).toEqual([]);
});

test('[PF-077] an invalid section is rejected with the message of each field', async () => {
  const { token, userId } = await api.signUp();
  const reject = async (endpoint: Parameters<typeof api.rejection>[0], updateData: object) => {
    const request = { userId, version: 0, updateData };
    const { status, fields } = await api.rejection(endpoint, request, token);
    return { status, fields };
  };
  const invalid = {
    ...education,
    institution: ' ',
    duration: { startDate: '2022', endDate: '2018' },
  };
  expect(await reject(saveEducationEndpoint, { education: [education, invalid] })).toEqual({
    status: 400,
    fields: {
      'updateData.education[1].institution': 'Enter the institution.',
      'updateData.education[1].duration.endDate': 'The end year must not be before the start year.',
    },
  });
  expect(
    await reject(saveLinksEndpoint, {
      socialLinks: [
        { platform: 'github', url: 'javascript:alert(1)' },
        { platform: 'figma', url: 'https://github.com/asha' },
      ],
    }),
  ).toEqual({
    status: 400,
    fields: {
      'updateData.socialLinks[0].url': 'Enter a web address that begins with https:// or http://.',
      'updateData.socialLinks[1].url': 'Enter a link to Figma (figma.com).',
    },
  });
  expect(await reject(saveSkillsEndpoint, { skills: [skill('sql'), skill('sql')] })).toEqual({
    status: 400,
    fields: { 'updateData.skills[1].name': 'This skill is already in the list.' },
  });
  expect(await reject(saveSkillsEndpoint, {})).toMatchObject({ status: 400 });
  expect((await getUser(token)).sectionVersions).toMatchObject({
    education: 0,
    links: 0,
    skills: 0,
  });
});
