import { screen } from '@testing-library/react';
import { plainCard } from '../../testing/card-records';
import { renderOnPage } from '../../testing/render-on-page';
import { cutText, descriptionLimit } from './card-text';
import { EntityCard } from './entity-card';

test('[SH-008] [SH-011] truncates a title after 20 characters and appends one ellipsis', () => {
  expect(cutText('a'.repeat(20), 20)).toBe('a'.repeat(20));
  expect(cutText('a'.repeat(21), 20)).toBe(`${'a'.repeat(20)}…`);
});

test('[SH-008] does not split graphemes', () => {
  const name = 'हिन्दी साहित्य का इतिहास और भाषा विज्ञान';
  const cut = cutText(name, 20);
  expect(name.startsWith(cut.slice(0, -1))).toBe(true);
  expect(cut).toMatch(/…$/);
  expect(cutText('👩🏽‍💻'.repeat(20), 20)).toBe('👩🏽‍💻'.repeat(20));
});

test('[SH-009] the length limit of a description depends on the type of its card', () => {
  const types = [
    'course',
    'job',
    'mentor',
    'Topcourse',
    'Quizseries',
    'govtjob',
    'competition',
  ] as const;
  expect(types.map(descriptionLimit)).toEqual([80, 80, 80, 78, 78, 65, 65]);
});

test('[SH-008] [SH-009] a card shows the truncated text and exposes the full one to screen readers', () => {
  const title = 'Data Structures in Java and Kotlin';
  const description = 'd'.repeat(81);
  renderOnPage(<EntityCard type="course" card={plainCard({ title, description })} />);
  expect(screen.getByText('Data Structures in J…')).toHaveAttribute('title', title);
  expect(screen.getByRole('heading')).toHaveAccessibleName(title);
  expect(screen.getByText(`${'d'.repeat(80)}…`)).toBeVisible();
});

test('[SH-010] shows a placeholder for a missing title or description', () => {
  renderOnPage(<EntityCard type="course" card={plainCard({ title: '', description: ' ' })} />);
  expect(screen.getAllByText('This content is not available')).toHaveLength(2);
});
