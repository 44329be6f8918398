import type { RoleData } from '@sopaan/schemas/account/role-data';
import type { User } from '@sopaan/schemas/account/user';
import type { UserRecord } from './user-record';

/** The user as returned to the browser, with lists of other modules (`roleData`). It has no field for hashes, codes or tokens. */
export function toUserResponse(user: UserRecord, roleData: RoleData = {}): User {
  const { about, ...personalInfo } = user.personalInfo;
  return {
    _id: user.id,
    userId: user.id,
    role: user.role,
    is_verified: user.isVerified,
    isActive: user.isActive,
    personalInfo: {
      ...personalInfo,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
    },
    address: user.address,
    about: {
      userabout: about.userabout,
      interests: about.interests,
      selectedPurpose: about.selectedpurpose,
    },
    skills: user.skills,
    education: user.education,
    workExperience: user.workExperience,
    projects: user.projects,
    socialLinks: user.socialLinks,
    documents: user.documents,
    sectionVersions: user.sectionVersions,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    role_Data: roleData,
  };
}
