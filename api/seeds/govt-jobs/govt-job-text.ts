import { bankingNotices } from './banking-notices';
import { centralGovernmentNotices } from './central-government-notices';
import { civilServicesNotices } from './civil-services-notices';
import { defenceNotices } from './defence-notices';
import { engineeringNotices } from './engineering-notices';
import { healthcareNotices } from './healthcare-notices';
import { judiciaryNotices } from './judiciary-notices';
import { policeNotices } from './police-notices';
import type { PostNotice } from './post-notice';
import type { PostSource } from './post-source';
import { psuNotices } from './psu-notices';
import { railwayNotices } from './railway-notices';
import { researchNotices } from './research-notices';
import { stateGovernmentNotices } from './state-government-notices';
import { teachingNotices } from './teaching-notices';

/** No two posts have the same title. */
const notices: Readonly<Record<string, PostNotice>> = {
  ...bankingNotices,
  ...centralGovernmentNotices,
  ...civilServicesNotices,
  ...defenceNotices,
  ...engineeringNotices,
  ...healthcareNotices,
  ...judiciaryNotices,
  ...policeNotices,
  ...psuNotices,
  ...railwayNotices,
  ...researchNotices,
  ...stateGovernmentNotices,
  ...teachingNotices,
};

export function noticeOf({ title }: PostSource): PostNotice {
  const notice = notices[title];
  if (!notice) throw new Error(`There is no notice of the post "${title}".`);
  return notice;
}
export function summarise({ work, type, mode }: PostSource): string {
  return `${work.charAt(0).toUpperCase()}${work.slice(1)}. ${type} position, ${mode.toLowerCase()}.`;
}

export const postBrief = (post: PostSource): string =>
  noticeOf(post)
    .paragraphs.map((text) => `<p>${text}</p>`)
    .join('');

export function payText(post: PostSource): string {
  const level = noticeOf(post).payLevel;
  const matrix = level ? ` (Level ${level} of the 7th CPC pay matrix)` : '';
  const allowances = post.type === 'Permanent' ? ', with allowances by the rules' : '';
  return `${post.title}, ${post.type.toLowerCase()}: pay is ₹${post.pay[0].toLocaleString('en-IN')} to ₹${post.pay[1].toLocaleString('en-IN')} a month${matrix}${allowances}.`;
}
