import type { FastifyInstance } from 'fastify';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import type { SavedProfile } from '@sopaan/schemas/profile/save-section';
import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import type { SessionUser } from '../../auth/access';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { pictures } from './pictures/pictures.routes';
import { saveSection } from './profiles.service';
import { toStoredAbout, toStoredInfo, toStoredLinks, toStoredProjects } from './stored-sections';

const limits: readonly Limit[] = [{ name: 'profile', by: perAccount, count: 300, seconds: 3_600 }];

interface SaveContext {
  input: { userId: string; version: number };
  user: SessionUser;
  database: Database;
}

function save(
  { input, user, database }: SaveContext,
  section: ProfileSection,
  data: object,
): Promise<SavedProfile> {
  if (input.userId !== user.id) throw new ApiError('NOT_FOUND');
  return saveSection(database, { userId: user.id, section, version: input.version, data });
}

/** The sections and pictures of the member's own profile. */
export function profiles(app: FastifyInstance): void {
  route(
    app,
    saveAboutEndpoint,
    (context) => save(context, 'about', toStoredAbout(context.input.updateData)),
    { limits },
  );
  route(
    app,
    saveSkillsEndpoint,
    (context) => save(context, 'skills', context.input.updateData.skills),
    { limits },
  );
  route(
    app,
    saveExperienceEndpoint,
    (context) => save(context, 'experience', context.input.updateData.workExperience),
    { limits },
  );
  route(
    app,
    saveEducationEndpoint,
    (context) => save(context, 'education', context.input.updateData.education),
    { limits },
  );
  route(
    app,
    saveProjectsEndpoint,
    (context) => save(context, 'projects', toStoredProjects(context.input.updateData.projects)),
    { limits },
  );
  route(
    app,
    saveLinksEndpoint,
    (context) => save(context, 'links', toStoredLinks(context.input.updateData)),
    { limits },
  );
  route(
    app,
    saveInfoEndpoint,
    (context) => save(context, 'info', toStoredInfo(context.input.updateData)),
    { limits },
  );
  pictures(app);
}
