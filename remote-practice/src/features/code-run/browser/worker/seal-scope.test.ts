import { sealScope } from './seal-scope';

class Scope {
  fetch(): void {
    // A capability to be removed.
  }
}

test('only the language and its allowed globals remain', () => {
  const scope = Object.assign(new Scope(), { indexedDB: {}, setTimeout: () => 0, Array, later: 1 });
  expect(sealScope(scope)).toEqual([]);
  expect(Object.keys(scope).sort()).toEqual(['Array', 'setTimeout']);
  expect('fetch' in scope).toBe(false);
});

test('returns what cannot be removed, except for numeric constants', () => {
  const scope = {};
  Object.defineProperty(scope, 'caches', { value: {} });
  Object.defineProperty(scope, 'PERSISTENT', { value: 1 });
  expect(sealScope(scope)).toEqual(['caches']);
});
