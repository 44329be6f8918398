import { fireEvent } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { gradientOf } from './gradient';
import { GeneratedPicture } from './generated-picture';
import { initials } from './initials-avatar';
import { Picture } from './picture';

test('shows a generated picture when the image does not load', () => {
  const { container } = renderOnPage(<Picture id="1" kind="course" src="/gone.png" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  if (image) fireEvent.error(image);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

test('generates the same picture for the same id and different ones for different ids', () => {
  const markupOf = (id: string) => {
    const { container, unmount } = renderOnPage(<GeneratedPicture id={id} kind="job" />);
    const markup = container.querySelector('svg')?.innerHTML;
    unmount();
    return markup;
  };
  expect(markupOf('a')).toBe(markupOf('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(markupOf)).size).toBeGreaterThan(3);
  const ids = Array.from({ length: 100 }, (_, at) => `job-${at}`);
  expect(new Set(ids.map(gradientOf)).size).toBeGreaterThan(20);
});

test('takes initials from the first and the last word', () => {
  expect(['Asha Kumari Rao', 'sopaan', ' ', 'आशा राव'].map(initials)).toEqual([
    'AR',
    'S',
    '',
    'आर',
  ]);
});
