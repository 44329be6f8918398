import {
  importedSectionsSchema,
  type ImportedSections,
} from '@sopaan/schemas/profile-import/import-profile';
import { trimLists } from '@sopaan/schemas/profile-import/trim-lists';
import { restore } from '@sopaan/schemas/resume/mapping/codec';
import { fromResumeEducation } from '@sopaan/schemas/resume/mapping/education';
import { listCodec } from '@sopaan/schemas/resume/mapping/field-codecs';
import { fromResumeLinks, isImportable } from '@sopaan/schemas/resume/mapping/links';
import { fromResumeProjects } from '@sopaan/schemas/resume/mapping/projects';
import { fromResumeSkills } from '@sopaan/schemas/resume/mapping/skills';
import { fromResumeWork } from '@sopaan/schemas/resume/mapping/work';
import { UNSUPPORTED_SECTIONS, type Resume } from '@sopaan/schemas/resume/resume-schema';

export interface ReadResume {
  /** Only the sections for which the file has content. */
  sections: ImportedSections;
  /** Content of the file that a profile cannot hold, as texts for the member. */
  leftOut: string[];
}

/** Throws a ValidationError if the API would reject the result. */
export function fromResume(resume: Resume): ReadResume {
  const extras = resume.meta.sopaan;
  const { lists, leftOut } = trimLists({
    skills: fromResumeSkills(resume, extras),
    workExperience: fromResumeWork(resume, extras),
    education: fromResumeEducation(resume, extras),
    projects: fromResumeProjects(resume, extras),
    socialLinks: fromResumeLinks(resume, extras),
  });
  const about = readAbout(resume);
  const isAboutFilled = Object.values(about).some(Boolean);
  return {
    sections: importedSectionsSchema.validateSync({ ...(isAboutFilled && { about }), ...lists }),
    leftOut: [...findLeftOut(resume), ...leftOut],
  };
}

function readAbout({ basics, interests, meta }: Resume) {
  const names = interests.map(({ name }) => name);
  return {
    userabout: basics.summary,
    interests: restore(listCodec, names, meta.sopaan.about.interests),
    selectedPurpose: meta.sopaan.about.selectedPurpose ?? '',
  };
}

function findLeftOut(resume: Resume): string[] {
  const sections = UNSUPPORTED_SECTIONS.filter((name) => {
    const value = resume[name];
    return Array.isArray(value) && value.length > 0;
  });
  const links = resume.basics.profiles.filter((profile) => !isImportable(profile)).length;
  return [...sections, ...(links > 0 ? ['links without a web address'] : [])];
}
