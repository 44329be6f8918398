/** @jest-environment-options {"sheets": true} */
import { act, screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { setViewport } from '../../testing/viewport';
import { ImageCarousel } from './image-carousel';
import { imageCarouselDefaults, slidesInView } from './image-carousel-options';
import { useWindowWidth } from './use-window-width';

const slides = ['Learn', 'Practise', 'Apply'].map((text) => ({ key: text, content: text }));

const visibleSlide = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)
    .join();

test('[SH-007] an image carousel has the default options of the specification', () => {
  expect(imageCarouselDefaults).toMatchObject({
    speed: 500,
    autoplay: 3000,
    infinite: true,
    touchThreshold: 5,
    resizeDebounce: 50,
  });
});

test('[SH-007] an infinite image carousel loops', async () => {
  setViewport({ width: 1280 });
  const { user } = renderOnPage(<ImageCarousel label="Highlights" slides={slides} />);
  expect(visibleSlide()).toBe('Learn');
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(visibleSlide()).toBe('Apply');
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(visibleSlide()).toBe('Learn');
});

test('[SH-007] an image carousel plays until it is paused, and does not play with reduced motion', async () => {
  setViewport({ width: 1280 });
  const view = renderOnPage(<ImageCarousel label="Highlights" slides={slides} />);
  await view.user.click(screen.getByRole('button', { name: 'Pause slides' }));
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
  view.unmount();
  setViewport({ width: 1280, reducedMotion: true });
  renderOnPage(<ImageCarousel label="Highlights" slides={slides} />);
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('[SH-007] an image carousel that is not infinite stops at the last slide', async () => {
  setViewport({ width: 1280 });
  const { user } = renderOnPage(
    <ImageCarousel label="Highlights" slides={slides} infinite={false} autoplay={false} />,
  );
  expect(screen.queryByRole('button', { name: /slides/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(visibleSlide()).toBe('Apply');
  expect(screen.queryByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
});

test('the entry with the greatest matching width decides the number of visible slides', () => {
  const inView = { 0: 1, 480: 2, 768: 3 };
  expect([320, 480, 767, 1200].map((width) => slidesInView(inView, width))).toEqual([1, 2, 2, 3]);
});

function WindowWidth() {
  return <p>{useWindowWidth(imageCarouselDefaults.resizeDebounce)} px</p>;
}

test('[SH-007] debounces a resize by 50 ms', () => {
  setViewport({ width: 1280 });
  renderOnPage(<WindowWidth />);
  jest.useFakeTimers();
  Object.defineProperty(window, 'innerWidth', { value: 400, configurable: true });
  window.dispatchEvent(new Event('resize'));
  act(() => jest.advanceTimersByTime(49));
  expect(screen.getByText('1280 px')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('400 px')).toBeVisible();
  jest.useRealTimers();
});
