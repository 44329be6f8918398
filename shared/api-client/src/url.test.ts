import { apiUrl } from './url';

test('[SH-033] the URL is the configured host, the prefix /api/ and the path of the call', () => {
  expect(apiUrl('https://api.example.in', 'user/get_user_by_id')).toBe(
    'https://api.example.in/api/user/get_user_by_id',
  );
  expect(apiUrl('', 'course/get/info')).toBe('/api/course/get/info');
});

test.each([
  ['/api/get/all/hostevent', '/api/get/all/hostevent'],
  ['api/applymentorship', '/api/applymentorship'],
  ['user/get_user_by_id', '/api/user/get_user_by_id'],
  ['/Institution/quize_data', '/api/Institution/quize_data'],
  ['get/by_id/hostevent/', '/api/get/by_id/hostevent/'],
  ['//api//course//get', '/api/course/get'],
])('[SH-038] %s becomes a path with a single prefix and no doubled slash', (path, expected) => {
  for (const host of ['', '/', '/api', '/api/']) expect(apiUrl(host, path)).toBe(expected);
  for (const host of ['https://h.in', 'https://h.in/', 'https://h.in//', 'https://h.in/api/'])
    expect(apiUrl(host, path)).toBe(`https://h.in${expected}`);
});
