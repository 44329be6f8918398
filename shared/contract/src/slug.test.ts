import { slug, titleSlug } from './slug';

test.each([
  ['Hack The Campus 2026', 'hack-the-campus-2026'],
  ['AI/ML 101%?', 'ai-ml-101'],
  ['Café  crème', 'cafe-creme'],
  ['सोपान', 'view'],
  ['', 'view'],
])('[SH-023] the slug of "%s" is %s', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test('[SH-022] capitalises the words of a course title', () => {
  expect(titleSlug('web dev basics')).toBe('Web-Dev-Basics');
  expect(titleSlug('C++ & SQL')).toBe('C-SQL');
});
