import { readReport } from './browser-suite';
import { runSuite, summary } from './suite';

test('ends the summary with the totals of all suites', async () => {
  const results = [
    await runSuite('check', () => Promise.resolve({ passed: 8, failed: 0 })),
    await runSuite('jest', () => Promise.resolve({ passed: 100, failed: 2, notes: ['a\nb'] })),
  ];
  expect(summary(results).split('\n').at(-1)).toBe('108 passed, 2 failed');
});

test('counts a suite without tests as failed', async () => {
  const result = await runSuite('browser', () => Promise.resolve({ passed: 0, failed: 0 }));
  expect(result).toMatchObject({ failed: 1, notes: ['no tests ran'] });
});

test('counts a suite that throws as failed, with its message', async () => {
  const result = await runSuite('browser', () => Promise.reject(new Error('no Chromium')));
  expect(result).toMatchObject({ passed: 0, failed: 1, notes: ['no Chromium'] });
});

test('counts errors outside of browser tests as failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
  const text = JSON.stringify({ stats, errors: [{ message: 'the site did not start' }] });
  expect(readReport(text)).toEqual({
    passed: 4,
    failed: 2,
    notes: ['the site did not start', '1 passed only after a retry'],
  });
});

test('lists failed browser tests with reasons at any nesting depth', () => {
  const spec = (title: string, results: object[]) => ({
    title,
    tests: [{ projectName: 'phone', results }],
  });
  const message = `not \u001b[31mvisible\u001b[39m\n${'another line\n'.repeat(100)}`;
  const failed = spec('a visitor logs in', [{ error: { message } }]);
  const passed = spec('a visitor leaves', [{}]);
  const text = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [passed], suites: [{ specs: [failed] }] }],
  });
  const [note = '', ...others] = readReport(text).notes ?? [];
  expect(others).toEqual([]);
  expect(note).toMatch(/^\[phone\] a visitor logs in\nnot visible\nanother line\n/);
  expect(note.split('\n').length).toBeLessThan(30);
});
