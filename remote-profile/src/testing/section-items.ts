import type { ActivityItem } from '@sopaan/schemas/activity/activity';
import type { FollowedInstituteItem } from '@sopaan/schemas/institutes/followed-institutes';
import type { ApplicationListItem } from '@sopaan/schemas/jobs/application';
import type { MatchingJob } from '@sopaan/schemas/jobs/matching-jobs';
import type { SavedItem } from '@sopaan/schemas/saved/saved';

export function aFollowedInstitute(
  changes: Partial<FollowedInstituteItem> = {},
): FollowedInstituteItem {
  return {
    id: 'institute-1',
    name: 'Deccan Institute',
    tagline: 'Teaches computing since 1998.',
    logo: '',
    banner: '',
    kind: 'College',
    location: { landmark: '', zipcode: '', city: 'Pune', state: 'Maharashtra' },
    courseCount: 3,
    followedAt: '2026-10-01T08:00:00.000Z',
    ...changes,
  };
}

export function anApplication(changes: Partial<ApplicationListItem> = {}): ApplicationListItem {
  return {
    applicationId: 'application-1',
    kind: 'private',
    via: 'sopaan',
    status: 'shortlisted',
    appliedAt: '2026-10-01T08:00:00.000Z',
    timeline: [
      { status: 'submitted', at: '2026-10-01T08:00:00.000Z' },
      { status: 'shortlisted', at: '2026-10-03T08:00:00.000Z' },
    ],
    note: '',
    sent: null,
    attachments: { hasCv: false, documents: [] },
    job: {
      id: 'job-1',
      title: 'Data Analyst',
      organization: { name: 'Kaveri Foods', logo_url: '' },
      status: 'open',
      lastDate: '2099-02-01T18:29:59.000Z',
    },
    ...changes,
  };
}

export function aMatchingJob(changes: Partial<MatchingJob> = {}): MatchingJob {
  return {
    id: 'job-1',
    kind: 'private',
    title: 'Backend Developer',
    job_type: 'Full-time',
    job_types: ['Full-time'],
    work_mode: 'hybrid',
    career_stages: [],
    department: 'Engineering',
    summary: '',
    location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    salary: { min_salary: null, max_salary: null, currency: 'INR', period: 'year' },
    postedAt: '2026-11-01T08:00:00.000Z',
    lastDate: '2099-02-01T18:29:59.000Z',
    status: 'open',
    openings: 2,
    appliedCount: 0,
    qualification: [],
    organization: { name: 'Sahyadri Systems', logo_url: '', industry: '' },
    reasons: [{ type: 'skill', value: 'Node.js' }],
    ...changes,
  };
}

export function aSavedItem(changes: Partial<SavedItem> = {}): SavedItem {
  return {
    kind: 'job',
    id: 'job-1',
    title: 'Backend Developer',
    provider: 'Sahyadri Systems',
    picture: '',
    jobKind: 'private',
    closesAt: '2099-02-01T18:29:59.000Z',
    isOpen: true,
    savedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}

export function anActivity(changes: Partial<ActivityItem> = {}): ActivityItem {
  return {
    id: 'activity-1',
    kind: 'application',
    status: 'submitted',
    title: 'Backend Developer',
    detail: 'sopaan',
    subject: { id: 'job-1', type: 'private', parentId: '' },
    score: null,
    total: null,
    at: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}
