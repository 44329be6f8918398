/** The questions of all pages. At each start of the API they replace the rows of `faq_items`. */
import type { FaqPage } from '@sopaan/schemas/marketing/faq';
import { aboutFaq } from './about';
import { codingInterviewFaq } from './coding-interview';
import type { FaqSource } from './faq-source';
import { hiringPlatformFaq } from './hiring-platform';
import { hostOpportunityFaq } from './host-opportunity';
import { iqProgramFaq } from './iq-program';
import { onlineAssessmentFaq } from './online-assessment';
import { onlineProctoringFaq } from './online-proctoring';
import { supportFaq } from './support';
import { technologyPlatformFaq } from './technology-platform';

export const FAQ: Readonly<Record<FaqPage, readonly FaqSource[]>> = {
  about: aboutFaq,
  'hiring-platform': hiringPlatformFaq,
  'technology-platform': technologyPlatformFaq,
  'online-proctoring': onlineProctoringFaq,
  'online-assessment': onlineAssessmentFaq,
  'coding-interview': codingInterviewFaq,
  'iq-program': iqProgramFaq,
  'host-opportunity': hostOpportunityFaq,
  support: supportFaq,
};
