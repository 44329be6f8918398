import type { Job } from '@sopaan/schemas/job';
import { AppLink, Icon } from '@sopaan/ui/core';
import { Money } from '@sopaan/ui/display';
import { PointList } from './point-list';
import { ImportantDates } from './important-dates';
import { JobSection } from './job-section';
import { NoticeTable } from './notice-table';

type Government = NonNullable<Job['government']>;

/** The parts that only government jobs have: dates, qualification, exams, fees, age limits. */
export function GovernmentNotice({ government }: { government: Government }) {
  const { qualification, exam_requirement, application_fee, age_limits, official_url } = government;
  return (
    <>
      {government.important_dates.length > 0 && (
        <JobSection title="Important dates">
          <ImportantDates dates={government.important_dates} />
        </JobSection>
      )}
      {qualification.length > 0 && (
        <JobSection title="Qualification">
          <PointList points={qualification} icon="graduation" />
        </JobSection>
      )}
      {exam_requirement.length > 0 && (
        <JobSection title="Exams">
          <PointList points={exam_requirement} icon="edit" />
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
          <AppLink to={official_url} target="_blank" sx={{ overflowWrap: 'anywhere' }}>
            {official_url} <Icon name="external" size={16} label="(opens in a new tab)" />
          </AppLink>
        </JobSection>
      )}
    </>
  );
}
