import { evaluateCanary, type Measurement } from './evaluate-canary';
import { describeThresholds } from './describe-thresholds';

const unmeasured = { p75: null, samples: 0 };
const noVitals = { lcp: unmeasured, inp: unmeasured, cls: unmeasured };

function withFailures(failing: number, pages: number): Measurement {
  return { pages, closed: 0, reporting: 0, failing, vitals: noVitals };
}

function withVitals(measured: Partial<Measurement['vitals']>): Measurement {
  return { ...withFailures(0, 100), vitals: { ...noVitals, ...measured } };
}

const healthyBase = withFailures(0, 400);

test('a canary stops when its failure rate is more than 2 percentage points above that of the current set, with at least 20 pages and 3 failures', () => {
  expect(evaluateCanary(withFailures(3, 20), healthyBase)).toBe(
    '3 of 20 pages failed (15%), compared with 0 of 400 pages (0%) in the current set.',
  );
  expect(evaluateCanary(withFailures(2, 20), healthyBase)).toBeUndefined();
  expect(evaluateCanary(withFailures(3, 19), healthyBase)).toBeUndefined();
  // Exactly 2 points above is allowed.
  expect(evaluateCanary(withFailures(5, 100), withFailures(3, 100))).toBeUndefined();
  expect(evaluateCanary(withFailures(6, 100), withFailures(3, 100))).toBeDefined();
});

test('a canary stops at once when at least five pages fail and they are at least half of all', () => {
  expect(evaluateCanary(withFailures(5, 10), healthyBase)).toBeDefined();
  expect(evaluateCanary(withFailures(5, 0), healthyBase)).toBe(
    '5 of 5 pages failed (100%), compared with 0 of 400 pages (0%) in the current set.',
  );
  expect(evaluateCanary(withFailures(4, 4), healthyBase)).toBeUndefined();
  expect(evaluateCanary(withFailures(5, 11), healthyBase)).toBeUndefined();
});

test('a canary that fails as often as the current set continues', () => {
  expect(evaluateCanary(withFailures(60, 100), withFailures(600, 1000))).toBeUndefined();
});

test.each([
  ['lcp', 1000, 1300, 1301],
  ['lcp', 2000, 2400, 2401],
  ['inp', 200, 300, 301],
  ['inp', 1000, 1200, 1201],
  ['cls', 0.1, 0.14, 0.16],
] as const)(
  'a canary with 30 samples may increase %s from %d to %d, but not to %d',
  (vital, baseline, allowed, tooMuch) => {
    const base = withVitals({ [vital]: { p75: baseline, samples: 30 } });
    const evaluate = (p75: number, samples = 30) =>
      evaluateCanary(withVitals({ [vital]: { p75, samples } }), base);
    expect(evaluate(allowed)).toBeUndefined();
    expect(evaluate(tooMuch)).toContain(`${vital.toUpperCase()} was `);
    expect(evaluate(tooMuch, 29)).toBeUndefined();
    const tooFew = withVitals({ [vital]: { p75: baseline, samples: 29 } });
    expect(
      evaluateCanary(withVitals({ [vital]: { p75: tooMuch, samples: 30 } }), tooFew),
    ).toBeUndefined();
  },
);

test('a canary stops when far fewer of its pages report vitals than those of the current set, because it seems not to start', () => {
  const reporting = (pages: number, count: number): Measurement => ({
    ...withFailures(0, pages),
    closed: pages,
    reporting: count,
  });
  const baseline = reporting(1000, 600);
  expect(evaluateCanary(reporting(100, 14), baseline)).toBe(
    '14 of 100 pages reported vitals, compared with 600 of 1000 in the current set: the canary seems not to start.',
  );
  expect(evaluateCanary(reporting(100, 15), baseline)).toBeUndefined();
  expect(evaluateCanary(reporting(99, 0), baseline)).toBeUndefined();
  // If pages rarely report, or few were seen, missing reports mean nothing.
  expect(evaluateCanary(reporting(100, 0), reporting(1000, 299))).toBeUndefined();
  expect(evaluateCanary(reporting(100, 0), reporting(29, 29))).toBeUndefined();
  // More pages report than were served, because some were open before the canary started.
  expect(evaluateCanary(reporting(100, 25), reporting(100, 900))).toBeUndefined();
});

test('the result names all reasons; the description of the thresholds has their numbers', () => {
  const slow = { lcp: { p75: 4100.4, samples: 31 }, cls: { p75: 0.3, samples: 31 } };
  const base = withVitals({ lcp: { p75: 1200, samples: 900 }, cls: { p75: 0.01, samples: 900 } });
  expect(evaluateCanary(withVitals(slow), base)).toBe(
    'LCP was 4,100 ms (75th percentile of 31), compared with 1,200 ms (of 900) in the current set.' +
      ' CLS was 0.3 (75th percentile of 31), compared with 0.01 (of 900) in the current set.',
  );
  expect(describeThresholds().join('\n')).toMatch(
    /24 hours[^]*2 percentage points, with at least 20 pages and 3 [^]*50% [^]*at least 5 [^]*LCP [^]*300 ms and 20%[^]*INP [^]*100 ms and 20%[^]*CLS [^]*0\.05, with at least 30/,
  );
});
