import { FAQ_PAGES, listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { faqItemSchema } from '@sopaan/schemas/marketing/marketing';
import { FAQ } from '../../../content/faq/faq';
import { testApp } from '../../testing/test-app';
import { replaceFaqItems, type FaqOfPages } from './faq.repository';

const api = testApp();
const list = async (input: { page?: 'about' | 'support'; q?: string }) => {
  const { items } = await api.call(listFaqEndpoint, input);
  return items.map(({ id }) => id);
};
const store = (faq: Partial<FaqOfPages>) => {
  const none = Object.fromEntries(FAQ_PAGES.map((page) => [page, []]));
  return replaceFaqItems(api.database, { ...FAQ, ...none, ...faq });
};

const about = [
  { id: 'cost', question: 'What does it cost?', answer: 'Browsing is free.' },
  { id: 'résumé', question: 'Can I upload a résumé?', answer: 'Yes, as a PDF file.' },
];
const support = [
  { id: 'password', question: 'I forgot my password.', answer: 'We send a link.' },
  { id: 'file', question: 'How do I send a document?', answer: 'Choose a file with no password.' },
  { id: 'hindi', question: 'क्या यह हिन्दी में है?', answer: 'अभी नहीं।' },
];

test('[MK-047] the questions of the site are complete, and their ids unique', () => {
  const all = FAQ_PAGES.flatMap((page) => FAQ[page]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, ...item } of all) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(faqItemSchema.validateSync(item, { strict: true })).toEqual(item);
  }
});

test('the questions of a page are listed in their order; without a page, those of all pages', async () => {
  await store({ about, support });
  expect(await list({ page: 'support' })).toEqual(['password', 'file', 'hindi']);
  expect(await list({})).toEqual(['cost', 'résumé', 'password', 'file', 'hindi']);
});

test('when the API starts, it replaces changed questions and deletes those that no longer exist', async () => {
  await store({ about, support });
  const changed = { id: 'cost', question: 'Is it free?', answer: 'Yes.' };
  await store({ support: [changed] });
  const { items } = await api.call(listFaqEndpoint, {});
  expect(items).toEqual([{ ...changed, page: 'support' }]);
});

test('the table of questions is complete after several processes have started at the same time', async () => {
  await Promise.all([store({ about, support }), store({ about }), store({ about, support })]);
  await store({ about, support });
  expect(await list({})).toHaveLength(5);
});

test.each([
  ['a part of a word', 'passw', ['password', 'file']],
  ['a misspelled word', 'pasword', ['password', 'file']],
  ['another form of a word', 'documents', ['file']],
  ['more than half of the words', 'please forgot the password', ['password']],
  ['a word without its accents', 'resume', ['résumé']],
  ['a word in another script', 'हिन्दी', ['hindi']],
  ['nothing', 'zebra', []],
  ['operators of a query', "') | !! & :*", ['cost', 'résumé', 'password', 'file', 'hindi']],
])('[MK-043] a search for %s: %s', async (_case, q, ids) => {
  await store({ about, support });
  expect(await list({ q })).toEqual(ids);
});

test('a search of questions within a page finds only those of the page', async () => {
  await store({ about, support: [...support, { id: 'price', question: 'Cost?', answer: 'No.' }] });
  expect(await list({ page: 'support', q: 'cost' })).toEqual(['price']);
});

test('rejects an unknown page and a long text', async () => {
  const rejected = await api.rejection(listFaqEndpoint, { page: 'none', q: 'a'.repeat(101) });
  expect(rejected).toMatchObject({ code: 'VALIDATION_FAILED' });
});
