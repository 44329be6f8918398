import type { FaqSource } from './faq-source';

export const codingInterviewFaq: readonly FaqSource[] = [];
