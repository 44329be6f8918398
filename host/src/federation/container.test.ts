import { initContainer } from './container';

const BUS = '@sopaan/events/bus';
const scope = { react: {}, [BUS]: { '1.0.0': { get: () => () => ({}) } } };

const container = () => ({ init: jest.fn(), get: jest.fn() });

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: scope });
});

test('a container is initialised with the page’s share scope once', async () => {
  const current = container();
  await initContainer(current, { contract: '^2.0.0' });
  await initContainer(current, { contract: '^2.0.0' });
  expect(current.init.mock.calls).toEqual([[scope]]);
  expect(current.init.mock.calls[0]?.[0]).toBe(scope);
});

test('the container of an older remote gets a bus adapted to its contract', async () => {
  const older = container();
  await initContainer(older, { contract: '^1.0.0' });
  const scopeOfOlder: unknown = older.init.mock.calls[0]?.[0];
  expect(scopeOfOlder).toHaveProperty('react', scope.react);
  expect(scopeOfOlder).not.toHaveProperty([BUS], scope[BUS]);
});
