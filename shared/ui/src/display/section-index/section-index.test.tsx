import { act, screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { setViewport } from '../../testing/viewport';
import { SectionIndex } from './section-index';

const sections = [
  { id: 'about', label: 'About' },
  { id: 'rounds', label: 'Rounds' },
];
const tops: Record<string, number> = { about: 100, rounds: 600 };

function page() {
  return (
    <>
      <SectionIndex sections={sections} offset={100} />
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-label={section.label} />
      ))}
    </>
  );
}

beforeEach(() => {
  setViewport({ width: 1280 });
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 400);
  });
});
afterEach(() => jest.useRealTimers());

const current = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

test('the section index marks the section in view', () => {
  renderOnPage(page());
  act(() => jest.advanceTimersByTime(50));
  expect(current()).toBe('About');
  tops.rounds = 90;
  window.dispatchEvent(new Event('scroll'));
  act(() => jest.advanceTimersByTime(50));
  expect(current()).toBe('Rounds');
});

test('a click scrolls to a section with the offset and moves the focus', () => {
  tops.rounds = 600;
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderOnPage(page());
  act(() => screen.getByRole('link', { name: 'Rounds' }).click());
  expect(scrollTo).toHaveBeenCalledWith({ top: 500, behavior: 'smooth' });
  expect(screen.getByRole('region', { name: 'Rounds' })).toHaveFocus();
  expect(current()).toBe('Rounds');
});
