/** @jest-environment-options {"sheets": true} */
import { SopaanTheme } from '@sopaan/ui/core';
import { render, screen } from '@testing-library/react';
import { aRelease } from '../testing/fake-releases';
import { createPageHarness, findFailedState, throwError, withShelf } from '../testing/page-harness';
import { LoadingRegion } from './screen-region';

/** The distance of an element's box from the edge of the window. */
const marginOf = ({ parentElement }: HTMLElement) =>
  parentElement ? Number.parseFloat(getComputedStyle(parentElement).paddingLeft) : NaN;

test('a screen that loads has the margins of a page', () => {
  render(
    <SopaanTheme>
      <LoadingRegion />
    </SopaanTheme>,
  );
  expect(marginOf(screen.getByRole('status'))).toBeGreaterThanOrEqual(16);
});

test('a screen that failed has the margins of a page', async () => {
  createPageHarness().open(aRelease(withShelf(throwError)), aRelease(withShelf(throwError)));
  expect(marginOf(await findFailedState())).toBeGreaterThanOrEqual(16);
});
