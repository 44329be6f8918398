import { matchRoute } from './match-route';

const redirect = { guest: '/', member: '/' };
const owners = [
  { unit: 'host', routes: ['/', '/auth/login'] },
  { unit: 'explore', routes: ['/course/:title/:id', '/Course/new/:id', '/course/:title/Edit'] },
  { unit: 'learn', routes: ['/course/:a/:b'] },
].map(({ unit, routes }) => ({ unit, routes: routes.map((path) => ({ path, redirect })) }));

test.each([
  ['/', 'host', '/', '/'],
  ['/AUTH/login/', 'host', '/auth/login', '/auth/login'],
  ['/course/Maths/7', 'explore', '/course/:title/:id', '/course/Maths/7'],
  ['/COURSE/New/7', 'explore', '/Course/new/:id', '/Course/new/7'],
  ['/course/new/edit', 'explore', '/Course/new/:id', '/Course/new/edit'],
  ['/course/a/edit', 'explore', '/course/:title/Edit', '/course/a/Edit'],
])('%s is a page of %s', (path, unit, pattern, canonical) => {
  expect(matchRoute(owners, path)).toMatchObject({
    owner: { unit },
    route: { path: pattern },
    canonical,
  });
});

test.each(['/course', '/course/a/b/c', '/elsewhere'])('%s has no route', (path) => {
  expect(matchRoute(owners, path)).toBeUndefined();
});
