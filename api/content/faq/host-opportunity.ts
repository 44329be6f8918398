import type { FaqSource } from './faq-source';

export const hostOpportunityFaq: readonly FaqSource[] = [];
