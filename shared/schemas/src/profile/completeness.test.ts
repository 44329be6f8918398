import { computeCompleteness } from './completeness';

type Profile = Parameters<typeof computeCompleteness>[0];

const years = { startDate: '', endDate: '' };
const skill = (name: string) => ({ name, level: 'Expert' });

const empty: Profile = {
  personalInfo: { profilePicture: '' },
  address: { address1: '', address2: '', pincode: '', city: '', state: '' },
  about: { userabout: '' },
  skills: [],
  education: [],
  workExperience: [],
  projects: [],
  socialLinks: [],
};

const full: Profile = {
  personalInfo: { profilePicture: '/files/asha.png' },
  address: { ...empty.address, city: 'Mysuru', state: 'Karnataka' },
  about: { userabout: 'I like numbers.' },
  skills: [skill('sql'), skill('python'), skill('excel')],
  education: [
    {
      qualification: '',
      degree: 'B.Tech',
      degreeType: '',
      specialization: '',
      duration: years,
      percentage: '',
      institution: '',
    },
  ],
  workExperience: [
    {
      employmentType: '',
      designation: 'Data Analyst',
      organization: '',
      location: { city: '', state: '', country: '' },
      duration: years,
      jobDescription: '',
      responsibilities: '',
    },
  ],
  projects: [{ name: 'Weather', description: '', technologies: '', liveUrls: '', duration: years }],
  socialLinks: [{ platform: 'github', url: 'https://example.in/asha', icon: '' }],
};

test.each<[string, Profile, number, string | null]>([
  ['only a name and an email address', empty, 10, 'skills'],
  ['a full profile', full, 100, null],
  ['two skills', { ...full, skills: [skill('sql'), skill('python')] }, 80, 'skills'],
  ['no education', { ...full, education: [] }, 80, 'education'],
  ['no experience', { ...full, workExperience: [] }, 90, 'experience'],
  ['an empty summary', { ...full, about: { ...full.about, userabout: ' ' } }, 90, 'about'],
  ['a state without a city', { ...full, address: { ...full.address, city: '' } }, 90, 'place'],
  ['a city without a state', { ...full, address: { ...full.address, state: '' } }, 90, 'place'],
  ['no project', { ...full, projects: [] }, 90, 'projects'],
  ['no picture', { ...full, personalInfo: empty.personalInfo }, 95, 'picture'],
  ['no link', { ...full, socialLinks: [] }, 95, 'links'],
  ['neither links nor skills', { ...full, socialLinks: [], skills: [] }, 75, 'skills'],
  ['skills alone', { ...empty, skills: full.skills }, 30, 'education'],
  [
    'neither experience nor a summary',
    { ...full, workExperience: [], about: empty.about },
    80,
    'experience',
  ],
])(
  'computes the completeness and the next part of a profile with %s',
  (_what, profile, percent, nextPart) => {
    expect(computeCompleteness(profile)).toEqual({ percent, nextPart });
  },
);
