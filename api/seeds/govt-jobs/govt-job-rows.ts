import type { SeedClock } from '../clock/seed-clock';
import { placeAt } from '../places/places';
import { createRandom, type Random } from '../random/random';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { bankAndPsuPosts } from './bank-and-psu-posts';
import { noticeOf, payText, postBrief, summarise } from './govt-job-text';
import type { PostSource } from './post-source';
import { statePosts } from './state-posts';
import { unionPosts } from './union-posts';

const SEED = 4106;
const posts: readonly PostSource[] = [...unionPosts, ...bankAndPsuPosts, ...statePosts];
const postedDaysAgo = [0, 2, 5, 12, 24, 40] as const;

export function governmentJobTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  return { name: 'jobs', rows: posts.map((_, index) => governmentJobRow(clock, random, index)) };
}

/** The government job with this index, which may be any number: posts repeat with other locations. */
export function governmentJobRow(clock: SeedClock, random: Random, index: number) {
  const post = posts[index % posts.length];
  if (!post) throw new Error(`no post ${index}`);
  const posted = -(postedDaysAgo[index % postedDaysAgo.length] ?? 0);
  const isClosed = index % 29 === 28;
  const lastDay = isClosed ? -3 : 18 + ((index * 5) % 45);
  return {
    id: seedId('govt-job', index),
    kind: 'government',
    title: post.title,
    department: post.body,
    summary: summarise(post),
    brief: postBrief(post),
    detailed: payText(post),
    responsibilities: noticeOf(post).duties,
    skills: [],
    education: post.qualifications.join(' or '),
    job_types: [post.type],
    work_mode: post.mode,
    career_stages: [post.stage],
    locations: [placeAt(index * 3 + Math.floor(index / 40))],
    salary_min: post.pay[0],
    salary_max: post.pay[1],
    currency: 'INR',
    salary_period: 'month',
    organization: {
      name: post.body,
      logo_url: '',
      industry: 'Government',
      company_size: '',
      description:
        'This organisation and its post are examples: they show what a notice looks like on Sopaan.',
      website: '',
      contact: { email: '' },
    },
    openings: random.between(1, 400),
    applied_count: 0,
    posted_at: clock.at(isClosed ? -40 : posted),
    closes_at: clock.endOfDay(lastDay),
    govt_sector: post.sector,
    qualifications: post.qualifications,
    exams: post.exams,
    advertisement_number: `SAMPLE-${String(index + 1).padStart(3, '0')}`,
    application_fees: feesOf(post),
    age_limits: ageLimitsOf(post),
    age_cutoff_date: clock.day(lastDay),
    important_dates: datesOf(clock, post, posted, lastDay),
    sample: true,
    updated_at: clock.at(posted),
  };
}

function feesOf({ type }: PostSource) {
  const fee = type === 'Permanent' ? 500 : 0;
  return [
    { category: 'General', amount: fee },
    { category: 'OBC and EWS', amount: fee / 2 },
    { category: 'SC, ST and persons with disabilities', amount: 0 },
  ];
}

function ageLimitsOf(post: PostSource) {
  const [youngest, oldest] = noticeOf(post).ages;
  return [
    { category: 'General', min_age: youngest, max_age: oldest },
    { category: 'OBC', min_age: youngest, max_age: oldest + 3 },
    { category: 'SC and ST', min_age: youngest, max_age: oldest + 5 },
  ];
}

function datesOf(clock: SeedClock, post: PostSource, posted: number, lastDay: number) {
  const selection = clock.at(lastDay + 40, 6.5);
  // Other posts are filled by an interview or by marks.
  const hasExam = post.type === 'Permanent' || post.exams.length > 0;
  return [
    { title: 'Applications open', date: clock.at(Math.min(posted, lastDay - 20), 4.5) },
    { title: 'Last date to apply', date: clock.endOfDay(lastDay) },
    ...(post.type === 'Permanent'
      ? [{ title: 'Last date to pay the fee', date: clock.endOfDay(lastDay + 2) }]
      : []),
    { title: 'Correction window closes', date: clock.endOfDay(lastDay + 7) },
    ...(hasExam
      ? [
          { title: 'Admit cards', date: selection },
          { title: 'Examination', date: clock.at(lastDay + 52, 4.5) },
        ]
      : [{ title: 'Selection begins', date: selection }]),
  ];
}
