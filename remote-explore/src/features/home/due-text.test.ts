import { dueText } from './due-text';

test.each([
  { due: '2026-11-25', text: 'Today' },
  { due: '2026-11-25T18:29:59Z', text: 'Today' },
  { due: '2026-11-25T18:30:00Z', text: 'Tomorrow' },
  { due: '2026-11-26', text: 'Tomorrow' },
  { due: '2026-11-28T03:00:00Z', text: 'In 3 days' },
])('on 25 November in India, the due date $due is shown as $text', ({ due, text }) => {
  // Between midnight in India and midnight in UTC.
  expect(dueText(due, '2026-11-24T20:00:00Z')).toBe(text);
});
