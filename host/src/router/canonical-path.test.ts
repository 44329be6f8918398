import { canonicalPath } from './canonical-path';

test.each([
  ['/practice', '/Practice', '/practice'],
  ['/Hiring-platform', '/hiring-platform', '/Hiring-platform'],
  ['/course/:title/:id', '/Course/Web-Dev/Ab1', '/course/Web-Dev/Ab1'],
  ['/course', '/course/', '/course'],
])('[HO-007] the pattern %s turns %s into %s', (pattern, given, canonical) => {
  expect(canonicalPath(pattern, given)).toBe(canonical);
});

test('[HO-007] a canonical path is unchanged, and parameters keep their case', () => {
  expect(canonicalPath('/practice', '/practice')).toBeUndefined();
  expect(canonicalPath('/course/:title/:id', '/course/Web-DEV/aB')).toBeUndefined();
  expect(canonicalPath('/', '/')).toBeUndefined();
});
