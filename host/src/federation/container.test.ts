import { initContainer } from './container';

const BUS = '@sopaan/events/bus';
const scope = { react: {}, [BUS]: { '1.0.0': { get: () => () => ({}) } } };

const container = () => ({ init: jest.fn(), get: jest.fn() });

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: scope });
});

test('a container is given the libraries of the page once, however often its remote is asked for', async () => {
  const present = container();
  await initContainer(present, { contract: '^2.0.0' });
  await initContainer(present, { contract: '^2.0.0' });
  expect(present.init.mock.calls).toEqual([[scope]]);
  expect(present.init.mock.calls[0]?.[0]).toBe(scope);
});

test('the container of an older remote is given a bus that speaks its contract', async () => {
  const older = container();
  await initContainer(older, { contract: '^1.0.0' });
  const given: unknown = older.init.mock.calls[0]?.[0];
  expect(given).toHaveProperty('react', scope.react);
  expect(given).not.toHaveProperty([BUS], scope[BUS]);
});
