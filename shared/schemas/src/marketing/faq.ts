/** Frequently asked questions: one table for all pages, which the support page searches. */
import { array, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { faqItemSchema } from './marketing';

/** The pages that show questions of their own. */
export const FAQ_PAGES = [
  'about',
  'hiring-platform',
  'technology-platform',
  'online-proctoring',
  'online-assessment',
  'coding-interview',
  'iq-program',
  'host-opportunity',
  'support',
] as const;
export type FaqPage = (typeof FAQ_PAGES)[number];

/** The anchor of a question on its page is `#faq-<id>`. */
export const FAQ_PAGE_PATHS: Readonly<Record<FaqPage, string>> = {
  about: '/about-us',
  'hiring-platform': '/Hiring-platform',
  'technology-platform': '/technology-platform',
  'online-proctoring': '/online-proctoring',
  'online-assessment': '/online-assessment',
  'coding-interview': '/coding-interview',
  'iq-program': '/IQ_Program',
  'host-opportunity': '/host-opportunity',
  support: '/support',
};

export const listedFaqItemSchema = faqItemSchema.shape({
  id: string().required(),
  page: string().oneOf(FAQ_PAGES).required(),
});
export type ListedFaqItem = InferType<typeof listedFaqItemSchema>;

export const listFaqEndpoint = endpoint({
  method: 'GET',
  path: 'faq',
  access: 'public',
  request: object({
    /** The page whose questions are requested; if omitted, the questions of all pages. */
    page: string().oneOf(FAQ_PAGES),
    /** Searches questions and answers; misspellings are tolerated. */
    q: string().trim().max(100),
  }),
  response: object({
    /** In the order of the page; the best matches first for a search. At most 100. */
    items: array(listedFaqItemSchema.required()).required(),
  }).required(),
  summary: 'Lists or searches frequently asked questions.',
});
