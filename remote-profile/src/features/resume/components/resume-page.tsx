import { Box, PageHeading } from '@sopaan/ui/core';
import type { CurrentProfile } from '../import-part';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';

interface ResumePageProps {
  current: CurrentProfile;
  /** Loads the profile again. */
  onReload: () => Promise<unknown>;
}

export function ResumePage({ current, onReload }: ResumePageProps) {
  return (
    <>
      <PageHeading
        title="JSON Resume"
        description="An open format for resumes that many programs and sites read and write."
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ExportCard user={current.user} settings={current.publicPage} />
        <ImportCard current={current} onReload={onReload} />
      </Box>
    </>
  );
}
