import { paths } from '@sopaan/contract/paths';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { Box } from '@sopaan/ui/core';
import { DateText, Fact, InitialsAvatar } from '@sopaan/ui/items';
import { capitalize, jobTags, locationText, salaryText } from '@sopaan/ui/job-text';
import type { ReactNode } from 'react';
import { LastDate } from './job/last-date';
import { PostedText } from './job/posted-text';
import { ResultRow } from './result-row';

interface JobRowProps {
  job: JobListItem;
  /** The current time in milliseconds since 1970, from which the remaining days are computed. */
  now: number;
  level?: 'h2' | 'h3';
  /** A button at the end of the title. */
  action?: ReactNode;
  /** Shows whether the job is private or government, for lists with both kinds. */
  showKind?: boolean;
  /** Why the job is shown to the member, below its facts. */
  note?: ReactNode;
}

/** A job in a list. A government job shows its last date where a private one shows its salary. */
export function JobRow({ job, now, level, showKind = false, note, action }: JobRowProps) {
  const isGovernment = job.kind === 'government';
  const salary = salaryText(job.salary);
  const types = job.job_types.length > 0 ? job.job_types : [job.job_type];
  return (
    <ResultRow
      level={level}
      action={action}
      note={note}
      title={job.title}
      to={paths.job(job.title, job.id)}
      provider={[...new Set([job.organization.name, isGovernment ? job.department : ''])]
        .filter(Boolean)
        .join(' · ')}
      picture={
        <InitialsAvatar name={job.organization.name} src={job.organization.logo_url} size={48} />
      }
      aside={isGovernment ? <LastDate job={job} now={now} /> : salary && <Salary text={salary} />}
      facts={
        <>
          {isGovernment && salary && <Fact icon="rupee">{salary}</Fact>}
          <Fact icon="map-pin">{locationText(job.location)}</Fact>
          {job.career_stages.length > 0 && (
            <Fact icon="layers">{job.career_stages.map(capitalize).join(', ')}</Fact>
          )}
          {job.qualification.length > 0 && (
            <Fact icon="graduation">{job.qualification.join(' or ')}</Fact>
          )}
          {!isGovernment && (
            <Fact icon="calendar">
              Apply by <DateText value={job.lastDate} />
            </Fact>
          )}
          <Fact icon="users">
            {job.openings === 1 ? '1 opening' : `${job.openings.toLocaleString('en-IN')} openings`}
          </Fact>
        </>
      }
      tags={[
        ...(showKind ? [isGovernment ? 'Government' : 'Private'] : []),
        ...jobTags(types, job.work_mode),
      ]}
      foot={<PostedText postedAt={job.postedAt} now={now} />}
    />
  );
}

function Salary({ text }: { text: string }) {
  return <Box sx={{ typography: 'subtitle2', color: 'primary.main' }}>{text}</Box>;
}
