import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box, EmptyState } from '@sopaan/ui/core';
import {
  educationEntries,
  experienceEntries,
  projectEntries,
  type ProfileEntry,
} from '../../../components/profile-entries/profile-entries';
import { AboutSection } from './about-section';
import { EntryList } from '../../../components/profile-entries/entry-list';
import { LinksSection } from './links-section';
import { PageSection } from './page-section';
import { PublicProfileHeader } from './public-profile-header';
import { SkillsSection } from './skills-section';

/** What everyone sees of a member. Sections without content are left out. */
export function PublicProfilePage({ profile }: { profile: PublicProfile }) {
  const { about, skills, workExperience, education, projects, socialLinks } = profile;
  const hasAbout = about.userabout !== '' || about.interests !== '' || about.selectedPurpose !== '';
  const lists: ReadonlyArray<readonly [string, readonly ProfileEntry[]]> = [
    ['Experience', experienceEntries(workExperience)],
    ['Education', educationEntries(education)],
    ['Projects', projectEntries(projects)],
  ];
  const filledLists = lists.filter(([, entries]) => entries.length > 0);
  const isEmpty =
    !hasAbout && skills.length === 0 && socialLinks.length === 0 && filledLists.length === 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        // Browsers break blocks over pages better than grids.
        '@media print': { display: 'block', '& > * + *': { mt: 2 } },
      }}
    >
      <PublicProfileHeader profile={profile} />
      {hasAbout && <AboutSection about={about} />}
      {skills.length > 0 && <SkillsSection skills={skills} />}
      {filledLists.map(([title, entries]) => (
        <PageSection key={title} title={title}>
          <EntryList label={title} entries={entries} />
        </PageSection>
      ))}
      {socialLinks.length > 0 && <LinksSection links={socialLinks} />}
      {isEmpty && (
        <EmptyState
          icon="user"
          title="Nothing here yet"
          description={`${profile.name} has not added anything to this page.`}
        />
      )}
    </Box>
  );
}
