import fc from 'fast-check';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { searchPageOf, type Facet } from '@sopaan/schemas/api/facet';
import { INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { object } from 'yup';
import { addBulkJobs } from '../../seeds/bulk/add-bulk-jobs';
import { seed } from '../../seeds/seed';
import { send } from '../testing/call';
import { testApp } from '../testing/test-app';
import { jobModels } from './testing/job-models';
import type { Choices, Model } from './testing/model';
import { models } from './testing/models';
import { SPEC_OPTIONS } from './testing/spec-options';

const api = testApp();
const allModels = Object.entries({ ...jobModels, ...models });
const SAMPLE_JOBS = 400;
/** Facets whose options come from the rows, and not from a list in the code. */
const OPEN_FACETS = ['domain', 'language', 'kind', 'topic'];
const OPEN_FACETS_OF_POSTS = ['category', 'tag'];

beforeAll(async () => {
  await seed(api.database, new Date());
  await addBulkJobs(api.database, SAMPLE_JOBS, new Date());
  for (const [, model] of allModels) await model.load(api.database);
});

const pageSchema = searchPageOf(object().required()).required();

async function search(endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  const response = await send(api.app, endpoint, input);
  if (response.statusCode !== 200) throw new Error(response.body);
  return pageSchema.validate(response.json());
}

const idsOf = (items: readonly object[], { id }: Model) =>
  items.map((item) => String(Reflect.get(item, id)));

/** The facets of a list, which name all its options. */
async function facetsOf({ endpoint }: Model): Promise<Facet[]> {
  return (await search(endpoint, { facets: true, limit: 1 })).facets;
}

/** The expected counts: for each option, the matches if it were the only one chosen of its key. */
function expectedFacets(model: Model, facets: readonly Facet[], choices: Choices): Facet[] {
  return facets.map(({ key, options }) => ({
    key,
    options: options.map(({ value }) => ({
      value,
      count: model.matches({ ...choices, [key]: [value] }).length,
    })),
  }));
}

/** One to three options for each of a few keys, and sometimes a location. */
function choicesOf(facets: readonly Facet[], hasLocation: boolean): fc.Arbitrary<Choices> {
  const choiceArbitraries = facets.map(({ key, options }) =>
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
  const location = fc.option(
    fc
      .constantFrom(...INDIAN_STATES, ...INDIAN_CITIES)
      .map((place) => ['location', [place]] as const),
    { freq: hasLocation ? 5 : 1_000_000 },
  );
  return fc
    .tuple(...choiceArbitraries, location)
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

test.each(allModels)(
  '[EX-009] %s: items, total, facets and relaxations match a model that tests every row',
  async (list, model) => {
    const facets = await facetsOf(model);
    const openFacets = list === 'posts' ? OPEN_FACETS_OF_POSTS : OPEN_FACETS;
    const isOpen = (key: string) => openFacets.includes(key);
    const hasLocation = !['practice', 'quizzes', 'mentors'].includes(list);
    await fc.assert(
      fc.asyncProperty(choicesOf(facets, hasLocation), async (choices) => {
        const response = await search(model.endpoint, { ...choices, facets: true, limit: 50 });
        const matches = model.matches(choices);
        expect(response.total).toBe(matches.length);
        expect(matches).toEqual(expect.arrayContaining(idsOf(response.items, model)));
        expect(response.items).toHaveLength(Math.min(50, matches.length));
        const expected = expectedFacets(model, facets, choices).map(({ key, options }) => ({
          key,
          options: isOpen(key) ? options.filter(({ count }) => count > 0) : options,
        }));
        expect(sortOpenOptions(response.facets, isOpen)).toEqual(sortOpenOptions(expected, isOpen));
        const withoutOne = Object.keys(choices).map((filter) => ({
          filter,
          count: model.matches({ ...choices, [filter]: [] }).length,
        }));
        const expectedRelaxations = withoutOne.filter(
          ({ count }) => matches.length === 0 && count > 0,
        );
        expect(new Set(response.relaxations)).toEqual(new Set(expectedRelaxations));
        const counts = response.relaxations.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((one, other) => other - one));
      }),
      { numRuns: 25 },
    );
  },
);

/** Open options are ordered by count, listed ones as they are. */
function sortOpenOptions(facets: readonly Facet[], isOpen: (key: string) => boolean): Facet[] {
  return facets.map(({ key, options }) => ({
    key,
    options: isOpen(key)
      ? [...options].sort(
          (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
        )
      : options,
  }));
}

test.each(allModels)('%s: all pages together contain each item once', async (_, model) => {
  const listedIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(model.endpoint, { limit: 50, ...(cursor && { cursor }) });
    listedIds.push(...idsOf(page.items, model));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(listedIds).toHaveLength(new Set(listedIds).size);
  expect(new Set(listedIds)).toEqual(new Set(model.matches({})));
});

test.each(SPEC_OPTIONS)('[%s] %s: each option of %s filters', async (_, list, key, options) => {
  const model = { ...jobModels, ...models }[list];
  if (!model) throw new Error(list);
  const facet = (await facetsOf(model)).find((one) => one.key === key);
  const names = options.split('|');
  expect(facet?.options.slice(0, names.length).map(({ value }) => value)).toEqual(names);
  for (const { value, count } of facet?.options ?? []) {
    const { total, items } = await search(model.endpoint, { [key]: [value], limit: 50 });
    const matches = model.matches({ [key]: [value] });
    expect({ value, total, count }).toEqual({
      value,
      total: matches.length,
      count: matches.length,
    });
    expect(matches).toEqual(expect.arrayContaining(idsOf(items, model)));
  }
});
