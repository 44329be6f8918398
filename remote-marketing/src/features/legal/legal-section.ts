/** A section of a legal text: paragraphs, then bullet points. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
