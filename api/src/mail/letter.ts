/** A mail in words; text and HTML are made of it. Nothing in it is HTML. */
export interface Letter {
  to: string;
  subject: string;
  /** `Hello Asha,` */
  greeting: string;
  paragraphs: readonly string[];
  /** Shown large, for typing in. */
  code?: string;
  action?: { label: string; url: string };
  /** Small, below: why it came, and what to do if it was not asked for. */
  footnote: string;
}
