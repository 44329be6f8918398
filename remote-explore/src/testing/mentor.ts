import type { Mentor, MentorListItem } from '@sopaan/schemas/mentors/mentor';
import type { MentorApplication } from '@sopaan/schemas/mentors/mentor-application';

export function aMentorListItem(changes: Partial<MentorListItem> = {}): MentorListItem {
  return {
    id: 'm1',
    name: 'Meera Iyer',
    avatar: '',
    headline: 'From spreadsheets to a first job with data.',
    currentRole: 'Data Engineer',
    currentOrg: 'Kaveri Data Works',
    industry: 'Information Technology',
    experience: 9,
    languages: ['English', 'Tamil'],
    domains: ['Data Science'],
    country: 'India',
    rating: 4.6,
    reviewers: 12,
    sessions: 31,
    ...changes,
  };
}

export function aMentor(changes: Partial<Mentor> = {}): Mentor {
  return {
    ...aMentorListItem(),
    about: '<p>I teach <strong>SQL</strong>.</p><script>alert(1)</script>',
    profileLink: 'https://example.in/meera',
    socialLinks: {
      linkedin: 'https://www.linkedin.com/in/meera',
      facebook: 'javascript:alert(1)',
      youtube: '',
      instagram: '',
    },
    ...changes,
  };
}

export const anApplication: MentorApplication = {
  id: 'a1',
  status: 'submitted',
  submittedAt: '2026-11-20T06:30:00.000Z',
  decidedAt: null,
  reason: '',
  avatarVersion: null,
  mentorId: null,
  form: {
    first_name: 'Meera',
    last_name: 'Iyer',
    gender: 'prefer-not-to-say',
    current_role: 'Data Engineer',
    current_org: '',
    insdustry: 'Education',
    workexperience: 9,
    languages: ['Hindi'],
    short_heading: 'Sums without tears.',
    about: 'I have taught mathematics for nine years, in two schools and online.',
    profile_link: 'https://example.in/meera',
    social_links: { linkedin: '', facebook: '', youtube: '', instagram: '' },
  },
};
