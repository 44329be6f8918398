import { loginPath, paths, safeNext } from './paths';

test('[SH-014] cards lead to jobs, institutes and quizzes', () => {
  expect(paths.job('Data Analyst', 'job-1')).toBe('/job/preview/data-analyst/job-1');
  expect(paths.institute('institute-1')).toBe('/institute/overview/institute-1');
  expect(paths.quiz('quiz-1', 'institute-1', 'mocktest')).toBe(
    '/learn/quizz/quiz-1/institute-1/mocktest',
  );
});

test('[SH-019] a competition card leads to the competition', () => {
  expect(paths.competition('Hack 24/7?', 'event-1')).toBe('/competition/hack-24-7/event-1');
});

test('[SH-022] a course card leads to the course', () => {
  expect(paths.course('web dev basics', 'course-1')).toBe('/course/Web-Dev-Basics/course-1');
});

test('an id cannot change the path around it', () => {
  expect(paths.institute('../admin?x#y')).toBe('/institute/overview/..%2Fadmin%3Fx%23y');
});

test('[HO-010] the login path carries the current page as `next`', () => {
  expect(loginPath('/learn/quizz/1/2/quiz?a=b')).toBe(
    '/auth/login?next=%2Flearn%2Fquizz%2F1%2F2%2Fquiz%3Fa%3Db',
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  '/ok\\..',
])('[HO-010] %j is rejected as `next`', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('[HO-010] keeps a same-site path with query and hash', () => {
  expect(safeNext('/course/A/1?tab=2#x')).toBe('/course/A/1?tab=2#x');
  expect(safeNext(null)).toBe('/');
});
