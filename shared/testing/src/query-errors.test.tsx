import { render, screen } from '@testing-library/react';

const page = <p>Applications close today</p>;

test('the error of a query without a result shows the document, in its message and its stack', () => {
  render(page);
  let failure: unknown;
  try {
    screen.getByText('Apply');
  } catch (error) {
    failure = error;
  }
  const shown = expect.stringMatching(/text: Apply[^]*Applications close today/);
  expect(failure).toMatchObject({
    message: shown,
    stack: shown,
    name: 'TestingLibraryElementError',
  });
  expect(failure).toHaveProperty('stack', expect.stringContaining('query-errors.test.tsx'));
});

test('the error of an asynchronous query that timed out shows the document', async () => {
  render(page);
  const query = screen.findByText('Apply', {}, { timeout: 60 });
  await expect(query).rejects.toThrow('Applications close today');
});
