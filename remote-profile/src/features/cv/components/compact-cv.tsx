import { Box } from '@sopaan/ui/core';
import { CvEntries } from './cv-entries';
import { CvHeader } from './cv-header';
import { CvLinks } from './cv-links';
import { CvSection } from './cv-section';
import { NARROW_SHEET } from './cv-sheet';
import { CvSummary } from './cv-summary';
import type { CvTemplateProps } from './cv-template';

/** Two columns in smaller type, to fit on one page. */
export function CompactCv({ content, publicUsername }: CvTemplateProps) {
  const { experience, education, projects, skills, links } = content;
  const hasAside = skills.length > 0 || education.length > 0 || links.length > 0;
  return (
    <Box sx={{ fontSize: '0.88em' }}>
      <CvHeader content={content} publicUsername={publicUsername} />
      <Box
        sx={{
          display: 'grid',
          columnGap: '2em',
          gridTemplateColumns: hasAside ? 'minmax(0, 5fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
          [NARROW_SHEET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <div>
          <CvSummary content={content} />
          <CvEntries title="Experience" entries={experience} />
          <CvEntries title="Projects" entries={projects} />
        </div>
        {hasAside && (
          <div>
            {skills.length > 0 && (
              <CvSection title="Skills">
                <Box component="ul" sx={{ pl: '1.3em' }}>
                  {skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </Box>
              </CvSection>
            )}
            <CvEntries title="Education" entries={education} />
            <CvLinks links={links} />
          </div>
        )}
      </Box>
    </Box>
  );
}
