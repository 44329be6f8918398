import { ValidationError, type ObjectSchema } from 'yup';
import {
  benefitSchema,
  faqItemSchema,
  featureTabSchema,
  festivalEntrySchema,
  pageIntroSchema,
} from './marketing';
import { footerLinkSchema, sampleBlogPostSchema, sampleChapterSchema } from './specified-records';

type Case = readonly [name: string, schema: ObjectSchema<object>, record: object];

const marketing: readonly Case[] = [
  ['an FAQ item', faqItemSchema, { question: 'Is it free?', answer: 'Yes.' }],
  ['a tab', featureTabSchema, { name: 'Microsite', image: '/microsite.png', description: 'Own.' }],
  ['a benefit', benefitSchema, { title: 'Fast', content: 'In a day.', image: '/fast.png' }],
  [
    'a page intro',
    pageIntroSchema,
    {
      title: 'Hire <mark>well</mark>',
      description: 'In one place.',
      buttons: [{ text: 'Start', icon: 'play', bgClass: 'primary', action: '/auth/sign-up' }],
      stats: [{ value: '20', label: 'Courses' }],
      imageSrc: '/hire.png',
    },
  ],
  [
    'a row of a festival',
    festivalEntrySchema,
    {
      id: '1',
      name: 'Quiz',
      address: 'Hubli',
      date: '2026-11-25',
      amount: 500,
      status: 'Dispatch',
      img: '/quiz.png',
    },
  ],
];

const samples: readonly Case[] = [
  ['a footer link', footerLinkSchema, { name: 'About us', link: '/about-us' }],
  ['a chapter', sampleChapterSchema, { id: '1', title: 'Tags', duration: '12 min' }],
  [
    'a blog post',
    sampleBlogPostSchema,
    { id: '1', date: '2026-11-25', image: '/post.png', title: 'First', content: 'Hello.' },
  ],
];

/** The record has every field of the schema, and none of them may be missing unless it is optional. */
function expectFields(schema: ObjectSchema<object>, record: object, optional: string[] = []) {
  expect(schema.validateSync(record, { strict: true })).toEqual(record);
  expect(Object.keys(record)).toEqual(Object.keys(schema.fields));
  for (const field of Object.keys(record)) {
    const rest = Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
    const parse = () => schema.validateSync(rest, { strict: true });
    if (optional.includes(field)) expect(parse()).toEqual(rest);
    else expect(parse).toThrow(ValidationError);
  }
}

test.each(marketing)('[AP-034] %s has the fields of the spec', (_name, schema, record) => {
  expectFields(schema, record);
});

test('[AP-034] the status of a festival row is one of those in the spec', () => {
  const row = { id: '1', name: 'Quiz', address: 'Hubli', date: '2026-11-25', amount: 5, img: '' };
  expect(festivalEntrySchema.isValidSync({ ...row, status: 'Completed' })).toBe(true);
  expect(festivalEntrySchema.isValidSync({ ...row, status: 'Lost' })).toBe(false);
});

test.each(samples)('[AP-035] %s has the fields of the spec', (name, schema, record) => {
  expectFields(schema, record, name === 'a chapter' ? ['duration'] : []);
});
