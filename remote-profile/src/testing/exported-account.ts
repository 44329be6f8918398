import { aFullUser } from './full-user';

export const PICTURE = `data:image/webp;base64,${btoa('pixels')}`;

const { personalInfo, address, about, education, workExperience, projects, socialLinks } =
  aFullUser();

/** The export of an account that was deleted later. */
export const exported = {
  exportedAt: '2026-11-20T06:30:00.000Z',
  data: {
    account: {
      personalInfo: { ...personalInfo, firstName: 'Asha Devi', phone: '', username: 'asha' },
      ...{ address, about, education, workExperience, projects, socialLinks },
      skills: [{ name: 'go', level: 'Expert' }],
    },
    // `retired` stands for a section that existed only when the file was exported.
    publicProfile: { isPublic: true, isIndexable: false, visibleSections: ['about', 'retired'] },
    accountSettings: {
      recoveryEmail: 'r@example.in',
      recoveryPhone: '',
      dateOfBirth: '1999-12-31',
      language: 'hi',
    },
    profilePictures: [
      { kind: 'avatar', uploadedAt: '2026-11-20T06:30:00.000Z', picture: PICTURE },
      { kind: 'banner', uploadedAt: '2026-11-20T06:30:00.000Z', picture: null },
    ],
    sessions: [],
    likes: [{ kind: 'course', name: 'Web basics' }],
  },
};
