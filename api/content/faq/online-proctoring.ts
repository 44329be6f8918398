import type { FaqSource } from './faq-source';

export const onlineProctoringFaq: readonly FaqSource[] = [];
