import {
  inertMarkupPolicy,
  TRUSTED_TYPES_NAMES,
  TRUSTED_TYPES_POLICIES,
  trustedScriptUrl,
} from './trusted-types';

const created: string[] = [];

/** A browser that allows each name once. */
const trustedTypes = {
  createPolicy(name: string, rules: Record<string, (input: string) => string>) {
    if (created.includes(name)) throw new TypeError(`${name} exists`);
    created.push(name);
    const wrap = (rule: string) => (input: string) => ({ trusted: rules[rule]?.(input) });
    return { createHTML: wrap('createHTML'), createScriptURL: wrap('createScriptURL') };
  },
};

beforeEach(() => {
  Reflect.set(globalThis, 'location', new URL('https://site.example/course?a=1'));
});
afterEach(() => {
  created.length = 0;
  Reflect.deleteProperty(globalThis, 'location');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  for (const name of TRUSTED_TYPES_NAMES) Reflect.deleteProperty(globalThis, Symbol.for(name));
});

test.each([
  '/assets/explore/1.0.0-a/remote.js?again=1',
  'https://site.example/assets/practice/1.0.0-a/runner.js',
])('[P7] the file of a release may be run: %s', (url) => {
  expect(trustedScriptUrl(url)).toBe(url);
});

test.each([
  'https://evil.example/assets/explore/1.0.0-a/remote.js',
  '//evil.example/assets/x.js',
  'http://site.example/assets/x.js',
  '/api/files/1',
  '/assets/../api/files/1',
  'assets.js',
  'data:text/javascript,alert(1)',
  'blob:https://site.example/assets/1',
  'javascript:alert(1)',
])('[P7] no other script may be run: %s', (url) => {
  expect(() => trustedScriptUrl(url)).toThrow('is not a file of a release');
});

test('[P7] all units of a page share one policy of each name', () => {
  Reflect.set(globalThis, 'trustedTypes', trustedTypes);
  const use = () => [trustedScriptUrl('/assets/a.js'), inertMarkupPolicy().createHTML('<b>x')];
  const trusted = [{ trusted: '/assets/a.js' }, { trusted: '<b>x' }];
  expect(use()).toEqual(trusted);
  expect(use()).toEqual(trusted);
  expect(created).toEqual([TRUSTED_TYPES_POLICIES.scripts, TRUSTED_TYPES_POLICIES.inertMarkup]);
});

test('[P7] no policy applies to code that asks for none', () => {
  expect(TRUSTED_TYPES_NAMES).not.toContain('default');
  expect(inertMarkupPolicy().createHTML('<script>1</script>')).toBe('<script>1</script>');
});
