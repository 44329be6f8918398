import { JobsSection } from './jobs-section';

export function PrivateJobsSection() {
  return <JobsSection kind="private" />;
}
