import fc from 'fast-check';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { searchPageOf, type Facet } from '@sopaan/schemas/facet';
import { INDIAN_STATES } from '@sopaan/schemas/place-options';
import { object } from 'yup';
import { addBulkJobs } from '../../seeds/bulk/add-bulk-jobs';
import { seed } from '../../seeds/seed';
import { send } from '../testing/call';
import { testApp } from '../testing/test-app';
import { jobModels } from './job-models.fixture';
import type { Asked, Model } from './model.fixture';
import { models } from './models.fixture';
import { SPEC_OPTIONS } from './spec-options.fixture';

const api = testApp();
const all = Object.entries({ ...jobModels, ...models });
const SAMPLE_JOBS = 400;

beforeAll(async () => {
  await seed(api.database, new Date());
  await addBulkJobs(api.database, SAMPLE_JOBS, new Date());
  for (const [, model] of all) await model.load(api.database);
});

const answerSchema = searchPageOf(object().required()).required();

async function ask(endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  const answer = await send(api.app, endpoint, input);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answerSchema.validate(answer.json());
}

const idsOf = (items: readonly object[], { id }: Model) =>
  items.map((item) => String(Reflect.get(item, id)));

/** The facets of a list, the options that it offers at all. */
async function offered({ endpoint }: Model): Promise<Facet[]> {
  return (await ask(endpoint, { facets: true, limit: 1 })).facets;
}

/** The counts that the list should give: for each option, with it instead of whatever else is chosen of its key. */
function countsBy(model: Model, facets: readonly Facet[], asked: Asked): Facet[] {
  return facets.map(({ key, options }) => ({
    key,
    options: options.map(({ value }) => ({
      value,
      count: model.matches({ ...asked, [key]: [value] }).length,
    })),
  }));
}

/** One to three options of a key, of few keys at once, and now and then a place. */
function choicesOf(facets: readonly Facet[], hasPlace: boolean): fc.Arbitrary<Asked> {
  const chosen = facets.map(({ key, options }) =>
    fc.option(
      fc
        .subarray(
          options.map(({ value }) => value),
          { minLength: 1, maxLength: Math.min(3, options.length) },
        )
        .map((values) => [key, values] as const),
      { freq: 5 },
    ),
  );
  const place = fc.option(
    fc.constantFrom(...INDIAN_STATES).map((state) => ['location', [state]] as const),
    { freq: hasPlace ? 5 : 1_000_000 },
  );
  return fc
    .tuple(...chosen, place)
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

test.each(all)(
  '[EX-009] %s: items, total, facets and relaxations are those of a look at every row',
  async (list, model) => {
    const facets = await offered(model);
    const isOpen = (key: string) => ['domain', 'language', 'kind'].includes(key);
    const hasPlace = !['practice', 'mentors'].includes(list);
    await fc.assert(
      fc.asyncProperty(choicesOf(facets, hasPlace), async (asked) => {
        const found = await ask(model.endpoint, { ...asked, facets: true, limit: 50 });
        const matches = model.matches(asked);
        expect(found.total).toBe(matches.length);
        expect(matches).toEqual(expect.arrayContaining(idsOf(found.items, model)));
        expect(found.items).toHaveLength(Math.min(50, matches.length));
        const wanted = countsBy(model, facets, asked).map(({ key, options }) => ({
          key,
          options: isOpen(key) ? options.filter(({ count }) => count > 0) : options,
        }));
        expect(sorted(found.facets, isOpen)).toEqual(sorted(wanted, isOpen));
        const withoutOne = Object.keys(asked).map((filter) => ({
          filter,
          count: model.matches({ ...asked, [filter]: [] }).length,
        }));
        const helpful = withoutOne.filter(({ count }) => matches.length === 0 && count > 0);
        expect(new Set(found.relaxations)).toEqual(new Set(helpful));
        const counts = found.relaxations.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((one, other) => other - one));
      }),
      { numRuns: 25 },
    );
  },
);

/** What is found comes by number, what is listed in its own order. */
function sorted(facets: readonly Facet[], isOpen: (key: string) => boolean): Facet[] {
  return facets.map(({ key, options }) => ({
    key,
    options: isOpen(key)
      ? [...options].sort(
          (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
        )
      : options,
  }));
}

test.each(all)('%s: pages from first to last give each item once', async (_, model) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(model.endpoint, { limit: 50, ...(cursor && { cursor }) });
    seen.push(...idsOf(page.items, model));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(new Set(seen).size);
  expect(new Set(seen)).toEqual(new Set(model.matches({})));
});

test.each(SPEC_OPTIONS)('[%s] %s: each option of %s filters', async (_, list, key, options) => {
  const model = { ...jobModels, ...models }[list];
  if (!model) throw new Error(list);
  const facet = (await offered(model)).find((one) => one.key === key);
  const names = options.split('|');
  expect(facet?.options.slice(0, names.length).map(({ value }) => value)).toEqual(names);
  for (const { value, count } of facet?.options ?? []) {
    const { total, items } = await ask(model.endpoint, { [key]: [value], limit: 50 });
    const matches = model.matches({ [key]: [value] });
    expect({ value, total, count }).toEqual({
      value,
      total: matches.length,
      count: matches.length,
    });
    expect(matches).toEqual(expect.arrayContaining(idsOf(items, model)));
  }
});
