import { sealScope } from './seal-scope';

class Scope {
  fetch(): void {
    // A capability to be removed.
  }
}

test('sealing a scope keeps only the globals of the language and the allowed ones', () => {
  const scope = Object.assign(new Scope(), { indexedDB: {}, setTimeout: () => 0, Array, later: 1 });
  expect(sealScope(scope)).toEqual([]);
  expect(Object.keys(scope).sort()).toEqual(['Array', 'setTimeout']);
  expect('fetch' in scope).toBe(false);
});

test('sealing a scope returns the globals that cannot be removed, except for numeric constants', () => {
  const scope = {};
  Object.defineProperty(scope, 'caches', { value: {} });
  Object.defineProperty(scope, 'PERSISTENT', { value: 1 });
  expect(sealScope(scope)).toEqual(['caches']);
});
