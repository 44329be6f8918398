import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import type { User } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';

export const aJob: User['workExperience'][number] = {
  employmentType: 'Full-time',
  designation: 'Data Analyst',
  organization: 'Kaveri Foods',
  location: { city: 'Mysuru', state: 'Karnataka', country: 'India' },
  duration: { startDate: '2024-04-01', endDate: '' },
  jobDescription: 'Weekly figures for the board.',
  responsibilities: 'Reports, Dashboards',
};

export const aProject = (name: string): User['projects'][number] => ({
  name,
  description: '',
  technologies: 'React, SQL',
  liveUrls: 'https://example.in/app',
  duration: { startDate: '', endDate: '' },
});

export const anEducation: User['education'][number] = {
  qualification: 'Gradution',
  degree: 'B.Tech',
  degreeType: 'Bachelor',
  specialization: 'Data Science',
  duration: { startDate: '2018', endDate: '2022' },
  percentage: '81',
  institution: 'Mysuru University',
};

export const aCourse: DashboardCourse = {
  _id: 'c1',
  coursename: 'Web basics',
  coursesubtitle: 'HTML and CSS',
  courseavatar: '',
  chapters: [{ _id: 'ch1', title: 'Tags' }],
  completedLessons: 3,
  totalLessons: 8,
  progressPercent: 37,
  nextVideoId: 'v4',
};

/** A user with an entry in every part of the profile. */
export function aFullUser(): User {
  return aUser({
    about: { userabout: 'I like numbers.', interests: 'Chess', selectedPurpose: 'Open to Work' },
    skills: [{ name: 'machine_learning', level: 'Advanced' }],
    workExperience: [aJob],
    education: [anEducation],
    projects: [aProject('Weather station')],
    socialLinks: [{ platform: 'github', url: 'https://example.in/asha', icon: '' }],
    role_Data: { courses: [aCourse] },
  });
}
