import type { User } from '@sopaan/schemas/account/user';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { Box, PageHeading } from '@sopaan/ui/core';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';

interface ResumePageProps {
  user: User;
  /** Undefined while they load, and when they could not be loaded. */
  settings: PublicProfileSettings | undefined;
  /** Loads the profile again. */
  onReload: () => Promise<unknown>;
}

export function ResumePage({ user, settings, onReload }: ResumePageProps) {
  return (
    <>
      <PageHeading
        title="JSON Resume"
        description="An open format for resumes that many programs and sites read and write."
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ExportCard user={user} settings={settings} />
        <ImportCard user={user} onReload={onReload} />
      </Box>
    </>
  );
}
