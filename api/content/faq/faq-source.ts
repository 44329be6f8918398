/** A question of a page. */
export interface FaqSource {
  /** Unique among all pages, in kebab case. The anchor of the question is `#faq-<id>`, so an id never changes. */
  id: string;
  question: string;
  answer: string;
}
