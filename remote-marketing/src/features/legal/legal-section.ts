/** A section of a legal text: sentences first, then points. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** What both texts say about money that goes back. */
export const refunds: LegalSection = {
  id: 'refunds',
  title: 'Refunds',
  paragraphs: [
    'When a refund is due, we make it within 21 working days of agreeing to it, by the way in which you paid.',
    'Banks and payment services take their own time: the funds are visible in your account in 3 to 21 days after we have sent them.',
  ],
};

/** Which law holds, and where. */
export const governingLaw: LegalSection = {
  id: 'law',
  title: 'Governing law',
  paragraphs: [
    'The law of India governs these words and everything that you and we do under them.',
    'The courts of New Delhi decide disputes that we could not settle by talking.',
  ],
};
