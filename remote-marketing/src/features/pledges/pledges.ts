import type { IconName } from '@sopaan/ui/core';

/** Promises to visitors. Each is a property of the software, not a quote from a customer. */
export const pledges: ReadonlyArray<{ id: string; icon: IconName; title: string; text: string }> = [
  {
    id: 'figures',
    icon: 'target',
    title: 'No invented figures',
    text: 'A count, a rating or a price on Sopaan comes from our records when you open the page. What we do not know, we do not show.',
  },
  {
    id: 'cost',
    icon: 'rupee',
    title: 'Costs up front',
    text: 'Courses and competitions say in rupees what they cost, how long they take and when they close, before you decide.',
  },
  {
    id: 'tests',
    icon: 'clock',
    title: 'Fair tests',
    text: 'The clock and the score of a test are kept by our servers. A lost connection does not lose your answers, and nobody sees the correct answers in advance.',
  },
  {
    id: 'looking',
    icon: 'eye',
    title: 'Browse without an account',
    text: 'Every course, competition and job can be read without signing up. You need to log in only when we have to save something for you.',
  },
  {
    id: 'tracking',
    icon: 'lock',
    title: 'No tracking',
    text: 'The pages of Sopaan load nothing from other companies: no advertising, no trackers, no external fonts.',
  },
];
