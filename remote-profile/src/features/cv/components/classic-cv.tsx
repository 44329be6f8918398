import { CvEntries } from './cv-entries';
import { CvHeader } from './cv-header';
import { CvLinks } from './cv-links';
import { CvSection } from './cv-section';
import { CvSummary } from './cv-summary';
import type { CvTemplateProps } from './cv-template';

/** One column with the most recent work first, the layout that applicant tracking systems read best. */
export function ClassicCv({ content, publicUsername }: CvTemplateProps) {
  const { experience, education, projects, skills, links } = content;
  return (
    <>
      <CvHeader content={content} publicUsername={publicUsername} />
      <CvSummary content={content} />
      <CvEntries title="Experience" entries={experience} />
      <CvEntries title="Education" entries={education} />
      <CvEntries title="Projects" entries={projects} />
      {skills.length > 0 && (
        <CvSection title="Skills">
          <p>{skills.join(', ')}</p>
        </CvSection>
      )}
      <CvLinks links={links} />
    </>
  );
}
