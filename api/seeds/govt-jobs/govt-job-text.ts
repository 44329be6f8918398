import { healthcareNotices } from './healthcare-notices';
import { judiciaryNotices } from './judiciary-notices';
import { policeNotices } from './police-notices';
import type { PostNotice } from './post-notice';
import type { PostSource } from './post-source';
import { railwayNotices } from './railway-notices';
import { stateGovernmentNotices } from './state-government-notices';
import { teachingNotices } from './teaching-notices';

export function summarise({ work, type, mode }: PostSource): string {
  return `${work.charAt(0).toUpperCase()}${work.slice(1)}. ${type} position, ${mode.toLowerCase()}.`;
}

const notices: Readonly<Record<string, PostNotice>> = {
  ...railwayNotices,
  ...healthcareNotices,
  ...policeNotices,
  ...judiciaryNotices,
  ...teachingNotices,
  ...stateGovernmentNotices,
};

export const noticeOf = ({ title }: PostSource) => notices[title];

export function postBrief(post: PostSource): string {
  const notice = noticeOf(post);
  if (notice) return notice.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const exam =
    post.exams.length > 0
      ? `Selection is through ${post.exams.join(' or ')}.`
      : 'Selection is by a skill test and an interview.';
  return [
    `<p>This is a sample notice. ${post.body} fills posts of <strong>${post.title}</strong>, whose task is to ${post.work}.</p>`,
    `<p>For ${post.title} at ${post.body}, applicants need: ${post.qualifications.join(' or ')}. ${exam}</p>`,
    '<p><strong>Documents</strong></p>',
    '<ul><li>Certificates of education</li><li>Proof of age and identity</li><li>Category certificate, where it applies</li></ul>',
  ].join('');
}

const commonDuties = [
  'Carry out the work of the post and keep its records',
  'Follow the rules of service',
  'Serve the public politely and on time',
  'Report to the head of the section',
] as const;

export const dutiesOf = (post: PostSource): readonly string[] =>
  noticeOf(post)?.duties ?? [`Main task: ${post.work}`, ...commonDuties];

export function payText(post: PostSource): string {
  const level = noticeOf(post)?.payLevel;
  const matrix = level ? ` (Level ${level} of the 7th CPC pay matrix)` : '';
  return `${post.title}, ${post.type.toLowerCase()}: pay is ₹${post.pay[0].toLocaleString('en-IN')} to ₹${post.pay[1].toLocaleString('en-IN')} a month${matrix}${post.type === 'Permanent' ? ', with allowances by the rules' : ''}.`;
}
