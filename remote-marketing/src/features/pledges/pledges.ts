import type { IconName } from '@sopaan/ui/core';

/** What visitors can hold the product to. Each is a property of the software, not the words of a customer. */
export const pledges: ReadonlyArray<{ id: string; icon: IconName; title: string; text: string }> = [
  {
    id: 'figures',
    icon: 'target',
    title: 'No invented figures',
    text: 'A count, a rating or a price on Sopaan is read from our records when you look. Where we do not know it, we do not show it.',
  },
  {
    id: 'cost',
    icon: 'rupee',
    title: 'The cost stands first',
    text: 'Courses and competitions say in rupees what they cost, how long they take and when they close, before you decide.',
  },
  {
    id: 'tests',
    icon: 'clock',
    title: 'Fair tests',
    text: 'The clock and the score of a test are kept by our servers. A lost connection does not lose your answers, and nobody sees the key beforehand.',
  },
  {
    id: 'looking',
    icon: 'eye',
    title: 'Looking needs no account',
    text: 'Every course, competition and job can be read without signing up. We ask who you are only when something is to be kept for you.',
  },
  {
    id: 'tracking',
    icon: 'lock',
    title: 'Nobody follows you here',
    text: 'The pages of Sopaan load nothing from other companies: no advertising, no trackers, no fonts from elsewhere.',
  },
];
