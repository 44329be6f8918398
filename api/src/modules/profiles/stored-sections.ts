/** The data of a request as it is stored. */
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import type { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import type { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { isBlankProject, type ProjectEntry } from '@sopaan/schemas/profile/projects';

type UpdateOf<
  E extends typeof saveAboutEndpoint | typeof saveInfoEndpoint | typeof saveLinksEndpoint,
> = RequestOf<E>['updateData'];

/** The spelling of `selectedpurpose` is fixed by the spec. */
export function toStoredAbout({ about }: UpdateOf<typeof saveAboutEndpoint>): object {
  const { userabout, interests, selectedPurpose } = about;
  return { userabout, interests, selectedpurpose: selectedPurpose };
}

export function toStoredProjects(projects: readonly ProjectEntry[]): object {
  return projects.filter((project) => !isBlankProject(project));
}

export function toStoredLinks({ socialLinks }: UpdateOf<typeof saveLinksEndpoint>): object {
  return socialLinks
    .filter(({ url }) => url !== '')
    .map(({ platform, url }) => ({ platform, url, icon: platform }));
}

export function toStoredInfo({ info }: UpdateOf<typeof saveInfoEndpoint>): object {
  const { firstName, lastName, phone, ...address } = info;
  return { firstName, lastName, phone, address };
}
