import { faqItemSchema } from '@sopaan/schemas/marketing/marketing';
import { questions } from './questions';

test('[AP-034] the questions of the About page are FAQ items', () => {
  expect(questions.length).toBeGreaterThan(0);
  for (const item of questions)
    expect(faqItemSchema.isValidSync(item, { strict: true })).toBe(true);
});
