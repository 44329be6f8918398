import { INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import fc from 'fast-check';
import { allJobFilters } from '../definition/all-jobs';
import { competitionFilters } from '../definition/competitions';
import { courseFilters } from '../definition/courses';
import type { FilterDefinition } from '../definition/filter-definition';
import { govtJobFilters } from '../definition/govt-jobs';
import { practiceFilters } from '../definition/practice';
import { privateJobFilters } from '../definition/private-jobs';
import {
  normalizeSearchText,
  otherQueryParameters,
  readFilters,
  writeFilters,
} from './filter-codec';
import { chosenOptions, NO_FILTERS, toggled, withChosen, without, type Filters } from './filters';

const definitions = {
  courses: courseFilters,
  'private jobs': privateJobFilters,
  'government jobs': govtJobFilters,
  'all jobs': allJobFilters,
  competitions: competitionFilters,
  practice: practiceFilters,
};
const each = Object.entries(definitions);

/** Generates any filters that a page can have. */
function anyFilters(definition: FilterDefinition): fc.Arbitrary<Filters> {
  const keys = definition.keys.map((key) =>
    fc.subarray([...(key.options === 'open' ? [] : key.options)]),
  );
  const location = definition.hasLocation
    ? fc.constantFrom<string>('all', ...INDIAN_STATES, ...INDIAN_CITIES)
    : fc.constant('all');
  const search = fc.string({ unit: 'binary', maxLength: 120 }).map(normalizeSearchText);
  return fc.tuple(search, location, fc.tuple(...keys)).map(([keywords, state, chosen]) => {
    const start: Filters = { ...NO_FILTERS, search: keywords, location: state };
    return definition.keys.reduce(
      (filters, key, at) => withChosen(filters, key, chosen[at] ?? []),
      start,
    );
  });
}

const options = (definition: FilterDefinition) =>
  definition.keys.flatMap(({ key, options: list }) =>
    list === 'open' ? [] : list.map((option) => ({ key, option })),
  );

describe.each(each)('the URLs of %s', (_name, definition) => {
  test('[EX-003] [EX-004] [EX-008] any filters survive a round trip through the query', () => {
    fc.assert(
      fc.property(anyFilters(definition), (filters) => {
        const query = writeFilters(definition, filters);
        expect(readFilters(definition, query)).toEqual(filters);
        // A browser normalises the URL.
        const { search } = new URL(`https://sopaan.example/explore?${query}`);
        expect(readFilters(definition, search)).toEqual(filters);
        expect(readFilters(definition, new URLSearchParams(query))).toEqual(filters);
      }),
    );
  });

  test('[EX-005] [EX-006] [EX-008] toggling an option adds it, toggling it again removes it', () => {
    fc.assert(
      fc.property(
        anyFilters(definition),
        fc.constantFrom(...options(definition)),
        (filters, { key, option }) => {
          const wasChosen = chosenOptions(filters, key).includes(option);
          const toggledOnce = toggled(definition, filters, key, option);
          expect(chosenOptions(toggledOnce, key).includes(option)).toBe(!wasChosen);
          expect(chosenOptions(toggledOnce, key)).toHaveLength(
            chosenOptions(filters, key).length + (wasChosen ? -1 : 1),
          );
          expect(toggled(definition, toggledOnce, key, option)).toEqual(filters);
          const others = without(filters, key);
          expect(without(toggledOnce, key)).toEqual(others);
          expect(writeFilters(definition, others)).not.toMatch(new RegExp(`(^|&)${key}=`));
        },
      ),
    );
  });

  test('[EX-008] reads each option in any letter case and unencoded', () => {
    for (const { key, option } of options(definition)) {
      for (const spelling of [option, option.toUpperCase(), option.replaceAll(' ', '+')]) {
        // An ampersand always separates parameters, so it must be encoded.
        const raw = spelling.replaceAll('&', '%26');
        expect(chosenOptions(readFilters(definition, `${key}=${raw}`), key)).toEqual([option]);
        const form = new URLSearchParams([[key, spelling]]);
        expect(chosenOptions(readFilters(definition, `?${form}`), key)).toEqual([option]);
      }
    }
  });

  test('reads any URL as filters that can be written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
        const start = definition.keys[0]?.key ?? '';
        const filters = readFilters(definition, `?${start}=${noise}&search=${noise}`);
        expect(readFilters(definition, writeFilters(definition, filters))).toEqual(filters);
      }),
    );
  });
});

test('[EX-003] [EX-008] encodes each value separately and joins the values of a key by commas', () => {
  let filters: Filters = { ...NO_FILTERS, search: 'c++ & go' };
  for (const [key, option] of [
    ['examPreparation', 'Banking (IBPS, SBI, RBI)'],
    ['programmingLanguages', 'Go'],
    ['programmingLanguages', 'C++'],
    ['examPreparation', 'UPSC'],
  ] as const) {
    filters = toggled(practiceFilters, filters, key, option);
  }
  expect(writeFilters(practiceFilters, filters)).toBe(
    'search=c%2B%2B%20%26%20go&programmingLanguages=C%2B%2B,Go&examPreparation=UPSC,Banking%20(IBPS%2C%20SBI%2C%20RBI)',
  );
});

test.each([
  ['examPreparation=Banking (IBPS, SBI, RBI)', ['Banking (IBPS, SBI, RBI)']],
  [
    'examPreparation=upsc,Banking (IBPS, SBI, RBI),GATE',
    ['UPSC', 'Banking (IBPS, SBI, RBI)', 'GATE'],
  ],
  ['examPreparation=UPSC%2CGATE', ['UPSC', 'GATE']],
  ['examPreparation=CAT&examPreparation=ssc&EXAMPREPARATION=JEE', ['SSC', 'CAT', 'JEE']],
  ['examPreparation=GATE,GATE,%zz,nothing,,CAT', ['GATE', 'CAT']],
  ['examPreparation= gate ,%E0%A4%A,CAT', ['GATE', 'CAT']],
  ['examPreparation=', []],
  ['examPreparation', []],
])('[EX-008] reads the old or damaged link %s', (query, expected) => {
  expect(chosenOptions(readFilters(practiceFilters, query), 'examPreparation')).toEqual(expected);
});

test.each([
  ['hackthons', 'Hackathon'],
  ['hackathons', 'Hackathon'],
  ['quizz', 'Quiz'],
  ['workshop', 'Workshop'],
  ['workshops', 'Workshop'],
  ['conferences', 'Conference'],
  ['cultural-events', 'Cultural Event'],
  ['college-convests', 'College Festival'],
  ['college-festivals', 'College Festival'],
  ['scholarship', 'Scholarship'],
])('[EX-019] reads competitionType=%s as %s', (value, option) => {
  const filters = readFilters(competitionFilters, `competitionType=${value}`);
  expect(filters.chosen).toEqual({ competitionType: [option] });
});

test('[EX-013] [EX-020] [EX-021] reads the other links of the site as options', () => {
  const read = (definition: FilterDefinition, query: string) =>
    readFilters(definition, query).chosen;
  for (const type of ['Internship', 'Walk-in', 'Fresher']) {
    expect(read(privateJobFilters, `jobType=${type}`)).toEqual({ jobType: [type] });
  }
  expect(read(allJobFilters, 'jobType=Work%20From%20Home')).toEqual({
    jobType: ['Work From Home'],
  });
  expect(read(privateJobFilters, 'date_posted=past 24 hours')).toEqual({
    date_posted: ['Last 24 hours'],
  });
  expect(read(courseFilters, 'featured=certification')).toEqual({ featured: ['certification'] });
  for (const kind of ['live-classes', 'mock-interview', 'career-guidance']) {
    expect(read(courseFilters, `courseCategory=${kind}`)).toEqual({ courseCategory: [kind] });
  }
});

test('[EX-084] reads location, keywords and the flags of the search bar', () => {
  const filters = readFilters(
    govtJobFilters,
    '?search=junior+engineer&location=tamil nadu&recent=true&psu=TRUE&mnc=true&central=false',
  );
  expect(filters).toEqual({
    search: 'junior engineer',
    location: 'Tamil Nadu',
    chosen: { date_posted: ['Last week'], govt_sector: ['Public Sector Undertaking (PSU)'] },
  });
  expect(readFilters(practiceFilters, 'location=Kerala').location).toBe('all');
  expect(readFilters(govtJobFilters, 'location=Atlantis&search=++').location).toBe('all');
});

test('[U3] the lists of jobs read flags of the search bar, and Remote as a job type, as options of their menus', () => {
  const read = (definition: FilterDefinition, query: string) =>
    readFilters(definition, query).chosen;
  const query = 'fullTime=true&contract=true&remote=true&recent=true&mnc=true&partTime=false';
  expect(read(privateJobFilters, query)).toEqual({
    jobType: ['Full-time', 'Contract'],
    work_mode: ['remote'],
    date_posted: ['Last week'],
    mnc: ['true'],
  });
  expect(read(allJobFilters, 'jobType=Internship,Remote&work_mode=hybrid')).toEqual({
    jobType: ['Internship'],
    work_mode: ['hybrid', 'remote'],
  });
  expect(read(govtJobFilters, 'fullTime=true&remote=true&central=true&state=true')).toEqual({
    job_type: ['Permanent'],
    work_mode: ['Remote'],
    govt_sector: ['Central Government', 'State Government'],
  });
});

test('[U3] a flag that was read as an option leaves the query when the filters are written', () => {
  const query = 'remote=true&page=2';
  const filters = readFilters(privateJobFilters, query);
  expect(writeFilters(privateJobFilters, filters)).toBe('work_mode=remote');
  expect(otherQueryParameters(privateJobFilters, query)).toBe('page=2');
});

test.each([
  ['sort=pay', 'pay'],
  ['SORT=Closing', 'closing'],
  ['sort=relevance&search=nurse', 'relevance'],
  ['sort=newest', undefined],
  ['sort=relevance', undefined],
  ['sort=unknown', undefined],
  ['sort=constructor', undefined],
])('reads the order of %j as %j, the default one as absent', (query, sort) => {
  const filters = readFilters(privateJobFilters, query);
  expect(filters.sort).toBe(sort);
  expect(readFilters(privateJobFilters, writeFilters(privateJobFilters, filters))).toEqual(filters);
});

test('writes the order last, and leaves the parameter alone on lists with a single order', () => {
  const filters: Filters = { ...NO_FILTERS, search: 'nurse', sort: 'pay' };
  expect(writeFilters(privateJobFilters, filters)).toBe('search=nurse&sort=pay');
  const unsorted = { ...privateJobFilters, sorts: undefined };
  expect(writeFilters(unsorted, filters)).toBe('search=nurse');
  expect(otherQueryParameters(unsorted, 'sort=pay')).toBe('sort=pay');
  expect(otherQueryParameters(privateJobFilters, 'sort=pay&page=2')).toBe('page=2');
});
