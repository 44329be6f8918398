import { platformLabel, skillLabel } from '@sopaan/schemas/profile/option-labels';
import { periodText } from '@sopaan/schemas/profile/period-text';
import { fromResumeEducation } from '@sopaan/schemas/resume/mapping/education';
import { fromResumeLinks } from '@sopaan/schemas/resume/mapping/links';
import { fromResumeProjects } from '@sopaan/schemas/resume/mapping/projects';
import { fromResumeSkills } from '@sopaan/schemas/resume/mapping/skills';
import { fromResumeWork } from '@sopaan/schemas/resume/mapping/work';
import type { Resume } from '@sopaan/schemas/resume/resume-schema';
import { Box, Typography } from '@sopaan/ui/core';
import { Children, type ReactNode } from 'react';

/** A CV to read, from its JSON Resume document. The sections are as they were in the profile. */
export function SentCv({ resume }: { resume: Resume }) {
  const { basics, interests } = resume;
  const extras = resume.meta.sopaan;
  const skills = fromResumeSkills(resume, extras);
  const links = fromResumeLinks(resume, extras);
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="h6" component="p">
          {basics.name}
        </Typography>
        {basics.label && <Typography>{basics.label}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {joined([basics.email, basics.phone, basics.url])}
        </Typography>
      </div>
      {basics.summary && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {basics.summary}
        </Typography>
      )}
      <CvPart title="Work experience">
        {fromResumeWork(resume, extras).map((work, index) => (
          <CvEntry
            key={index}
            title={joined([work.designation, work.organization])}
            facts={joined([
              work.employmentType,
              periodText(work.duration),
              ...Object.values(work.location),
            ])}
            texts={[work.jobDescription, work.responsibilities]}
          />
        ))}
      </CvPart>
      <CvPart title="Education">
        {fromResumeEducation(resume, extras).map((entry, index) => (
          <CvEntry
            key={index}
            title={joined([entry.degree || entry.qualification, entry.specialization])}
            facts={joined([
              entry.institution,
              periodText(entry.duration),
              entry.percentage && `${entry.percentage}%`,
              entry.cgpa && `CGPA ${entry.cgpa}`,
            ])}
          />
        ))}
      </CvPart>
      <CvPart title="Projects">
        {fromResumeProjects(resume, extras).map((project, index) => (
          <CvEntry
            key={index}
            title={project.name}
            facts={joined([project.technologies, periodText(project.duration), project.liveUrls])}
            texts={[project.description]}
          />
        ))}
      </CvPart>
      <CvPart title="Skills">
        {skills.length > 0 && (
          <Typography variant="body2">
            {skills.map(({ name, level }) => `${skillLabel(name)} (${level})`).join(', ')}
          </Typography>
        )}
      </CvPart>
      <CvPart title="Interests">
        {interests.length > 0 && (
          <Typography variant="body2">{interests.map(({ name }) => name).join(', ')}</Typography>
        )}
      </CvPart>
      <CvPart title="Links">
        {links.map(({ platform, url }) => (
          <Typography key={`${platform} ${url}`} variant="body2">
            {joined([platformLabel(platform), url])}
          </Typography>
        ))}
      </CvPart>
    </Box>
  );
}

/** A section of the CV, rendered only if it has content. */
function CvPart({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface CvEntryProps {
  title: string;
  /** Shown on one line. */
  facts: string;
  texts?: readonly string[];
}

function CvEntry({ title, facts, texts = [] }: CvEntryProps) {
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {facts}
      </Typography>
      {texts.filter(Boolean).map((text) => (
        <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      ))}
    </div>
  );
}

const joined = (parts: ReadonlyArray<string | undefined>) => parts.filter(Boolean).join(' · ');
