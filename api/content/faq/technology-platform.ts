import type { FaqSource } from './faq-source';

export const technologyPlatformFaq: readonly FaqSource[] = [];
