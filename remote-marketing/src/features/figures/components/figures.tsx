import { FigureSection } from '../../../components/figures/figure-section';
import { formatNumber } from '../../../components/figures/format-number';
import { figuresQuery } from '../api/get-figures';

/** Current statistics of the site. */
export function Figures() {
  return (
    <FigureSection
      title="Sopaan today"
      description="Counted when you opened this page."
      query={figuresQuery}
      list={({ privateJobs, govtJobs, mentoring }) => [
        { name: 'private jobs open', value: formatCount(privateJobs) },
        { name: 'government jobs open', value: formatCount(govtJobs) },
        { name: 'mentors', value: formatNumber(mentoring.mentors) },
        { name: 'languages spoken by mentors', value: formatNumber(mentoring.languages) },
      ]}
    />
  );
}

function formatCount({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return formatNumber(total) + (totalIsCapped ? '+' : '');
}
