/** The content of a mail as plain text, from which its text and HTML parts are rendered. */
export interface MailContent {
  to: string;
  /** The address that replies go to, if it is not the sender's. */
  replyTo?: string;
  subject: string;
  /** `Hello Asha,` */
  greeting: string;
  paragraphs: readonly string[];
  /** A longer text with headings, lists and links, after the paragraphs. */
  richText?: {
    /** Sanitised, without styles, and with absolute links. */
    html: string;
    text: string;
  };
  /** Shown large, for typing it in. */
  code?: string;
  /** A list of pages, each with a line about it. */
  links?: ReadonlyArray<{ label: string; url: string; text: string }>;
  action?: { label: string; url: string };
  /** Small print: why it was sent, and what to do if the recipient did not expect it. */
  footnote: string;
  /** Set for a mail that its recipient can turn off. */
  unsubscribe?: {
    /** What mails of this kind are about, after "emails about". */
    topic: string;
    /** The page with a button that unsubscribes. */
    pageUrl: string;
    /** Unsubscribes by a POST of a mail program (RFC 8058). */
    oneClickUrl: string;
    /** The page on which a recipient without an account chooses emails. */
    preferencesUrl?: string;
  };
}
