import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { FAQ } from '../../../../content/faq/faq';
import { testApp } from '../../../testing/test-app';
import { replaceFaqItems } from '../../faq/faq.repository';

const api = testApp();
const headAt = (path: string) => api.call(getPageHeadEndpoint, { path });

test('[AP-034] a page with questions describes them with the text of the page', async () => {
  const question = { id: 'cost', question: 'What does it cost?', answer: 'Browsing is free.' };
  await replaceFaqItems(api.database, { ...FAQ, about: [question], support: [] });
  const { jsonLd, ...head } = await headAt('/about-us');
  expect(head).toMatchObject({ status: 200, title: '', noindex: false });
  expect(jsonLd.map((node) => JSON.parse(node))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What does it cost?',
          acceptedAnswer: { '@type': 'Answer', text: 'Browsing is free.' },
        },
      ],
    },
  ]);
  expect((await headAt('/support')).jsonLd).toEqual([]);
});
