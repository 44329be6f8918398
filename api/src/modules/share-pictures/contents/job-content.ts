import type { Job } from '@sopaan/schemas/jobs/job';
import type { SharePictureContent } from '../share-picture-content';
import { dayText, payText } from './fact-text';

export function jobContent(job: Job): SharePictureContent {
  return {
    kindName: job.kind === 'government' ? 'Government job' : 'Job',
    title: job.title,
    subtitle: job.organization.name,
    facts: [
      payText(job.salary),
      placeText(job),
      job.status === 'open' ? `Apply by ${dayText(job.lastDate)}` : 'Closed',
    ].filter(Boolean),
  };
}

function placeText({ location: [first, ...others], work_mode: mode }: Job): string {
  if (!first) return mode === 'remote' ? 'Remote' : 'India';
  const name = first.city || first.state || first.country;
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
