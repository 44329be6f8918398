import { JobsSection } from './jobs-section';

export function GovtJobsSection() {
  return <JobsSection kind="government" />;
}
