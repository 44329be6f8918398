import type { Job } from '@sopaan/schemas/jobs/job';
import { AppLink } from '@sopaan/ui/core';
import { Money } from '@sopaan/ui/display';
import { JobPointList } from './job-point-list';
import { ImportantDates } from './important-dates';
import { JobSection } from './job-section';
import { NoticeTable } from './notice-table';

type Government = NonNullable<Job['government']>;

interface GovernmentNoticeProps {
  government: Government;
  /** In milliseconds since 1970. */
  now: number;
}

/** The parts that only government jobs have: dates, qualification, exams, fees, age limits. */
export function GovernmentNotice({ government, now }: GovernmentNoticeProps) {
  const { qualification, exam_requirement, application_fee, age_limits, official_url } = government;
  return (
    <>
      {government.important_dates.length > 0 && (
        <JobSection title="Important dates">
          <ImportantDates dates={government.important_dates} now={now} />
        </JobSection>
      )}
      {qualification.length > 0 && (
        <JobSection title="Qualification">
          <JobPointList points={qualification} icon="graduation" />
        </JobSection>
      )}
      {exam_requirement.length > 0 && (
        <JobSection title="Exams">
          <JobPointList points={exam_requirement} icon="edit" />
        </JobSection>
      )}
      {application_fee.length > 0 && (
        <JobSection title="Application fee">
          <NoticeTable
            head={['Category', 'Fee']}
            rows={application_fee.map(({ category, amount }) => [
              category,
              <Money key="fee" amount={amount} free="No fee" />,
            ])}
          />
        </JobSection>
      )}
      {age_limits.length > 0 && (
        <JobSection title="Age limits">
          <NoticeTable
            head={['Category', 'Age']}
            rows={age_limits.map(({ category, min_age, max_age }) => [
              category,
              `${min_age} to ${max_age} years`,
            ])}
          />
        </JobSection>
      )}
      {/^https?:\/\//i.test(official_url) && (
        <JobSection title="Official notice">
          <AppLink to={official_url} sx={{ overflowWrap: 'anywhere' }}>
            {official_url}
          </AppLink>
        </JobSection>
      )}
    </>
  );
}
