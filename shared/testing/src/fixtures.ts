/** Complete records as the API returns them, with overrides for a test. */
import type { User } from '@sopaan/schemas/account/user';

/** A user with an empty profile. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    userId: 'user-1',
    role: 'student',
    is_verified: true,
    isActive: true,
    personalInfo: {
      firstName: 'Asha',
      lastName: 'Rao',
      profilePicture: '',
      bannerPicture: '',
      username: 'asha',
      email: 'asha@example.in',
      phone: '',
    },
    address: { address1: '', address2: '', pincode: '', city: '', state: '' },
    about: { userabout: '', interests: '', selectedPurpose: '' },
    skills: [],
    education: [],
    workExperience: [],
    projects: [],
    socialLinks: [],
    documents: [],
    sectionVersions: {
      about: 0,
      skills: 0,
      experience: 0,
      education: 0,
      projects: 0,
      links: 0,
      info: 0,
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    role_Data: {},
    ...overrides,
  };
}
