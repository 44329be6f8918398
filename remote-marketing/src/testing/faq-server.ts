import { listFaqEndpoint, type FaqPage, type ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import type { FakeNetwork } from '@sopaan/testing/fake-network';

const item = (page: FaqPage, id: string, question: string, answer: string): ListedFaqItem => ({
  ...{ page, id, question, answer },
});

/** Longer than the 110 characters of an answer that a card shows. */
export const longAnswer = `Choose “Forgot your password?” on the login page. ${'We send a link to the address of your account. '.repeat(3)}`;

export const faqItems: readonly ListedFaqItem[] = [
  item('about', 'need-an-account', 'Do I need an account?', 'Not for browsing.'),
  item('about', 'on-my-phone', 'Does it work on my phone?', 'Yes, in every current browser.'),
  item('support', 'forgot-password', 'I forgot my password. What can I do?', longAnswer),
  item('support', 'refunds', 'When do I get a refund?', 'Within 21 working days.'),
];

/** Fakes `listFaqEndpoint`; a search finds the questions that contain its text. */
export function answerFaq(network: FakeNetwork): FakeNetwork {
  return network.on(listFaqEndpoint, ({ page, q }) => ({
    items: faqItems.filter(
      (listed) =>
        (!page || listed.page === page) &&
        (!q || `${listed.question} ${listed.answer}`.toLowerCase().includes(q.toLowerCase())),
    ),
  }));
}
