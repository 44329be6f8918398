import type { FaqSource } from './faq-source';

export const iqProgramFaq: readonly FaqSource[] = [];
