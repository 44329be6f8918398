import type { FaqSource } from './faq-source';

export const onlineAssessmentFaq: readonly FaqSource[] = [];
