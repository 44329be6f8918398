import type { User } from '../../account/user';
import type { Resume, ResumeExtras } from '../resume-schema';
import { restore, takeExtras, toRaw } from './codec';
import { dateCodec, listCodec, urlCodec } from './field-codecs';

type Project = User['projects'][number];
type ResumeProject = Resume['projects'][number];

export function toResumeProject(project: Project): ResumeProject {
  return {
    name: project.name,
    description: project.description,
    keywords: listCodec.encode(project.technologies),
    url: urlCodec.encode(project.liveUrls),
    startDate: dateCodec.encode(project.duration.startDate),
    endDate: dateCodec.encode(project.duration.endDate),
  };
}

export function toProjectExtras(project: Project) {
  return {
    of: project.name,
    technologies: toRaw(listCodec, project.technologies),
    url: toRaw(urlCodec, project.liveUrls),
    startDate: toRaw(dateCodec, project.duration.startDate),
    endDate: toRaw(dateCodec, project.duration.endDate),
  };
}

export function fromResumeProjects({ projects }: Resume, extras: ResumeExtras): Project[] {
  const unused = [...extras.projects];
  return projects.map((entry) => {
    const own = takeExtras(unused, entry.name);
    return {
      name: entry.name,
      description: entry.description,
      technologies: restore(listCodec, entry.keywords, own?.technologies),
      liveUrls: restore(urlCodec, entry.url, own?.url),
      duration: {
        startDate: restore(dateCodec, entry.startDate, own?.startDate),
        endDate: restore(dateCodec, entry.endDate, own?.endDate),
      },
    };
  });
}
