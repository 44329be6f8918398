import type { FaqSource } from './faq-source';

export const hiringPlatformFaq: readonly FaqSource[] = [];
