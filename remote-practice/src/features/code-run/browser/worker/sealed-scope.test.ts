import { sealScope } from './sealed-scope';

class Scope {
  fetch(): void {
    // A way out.
  }
}

test('of a worker’s global object only the language and what it runs on are left', () => {
  const scope = Object.assign(new Scope(), { indexedDB: {}, setTimeout: () => 0, Array, later: 1 });
  expect(sealScope(scope)).toEqual([]);
  expect(Object.keys(scope).sort()).toEqual(['Array', 'setTimeout']);
  expect('fetch' in scope).toBe(false);
});

test('what cannot be taken away is told, but for plain numbers', () => {
  const scope = {};
  Object.defineProperty(scope, 'caches', { value: {} });
  Object.defineProperty(scope, 'PERSISTENT', { value: 1 });
  expect(sealScope(scope)).toEqual(['caches']);
});
