/** A lesson: its slides, and what is said while each is shown. */
export interface Lesson {
  /** The title of the lesson in the course. */
  lesson: string;
  slides: readonly Slide[];
}

interface Slide {
  title: string;
  /** HTML; `slides/slide-page.ts` explains how elements can change while the slide is shown. */
  body: string;
  /** Styles of this slide only. `.step-2` is the slide from the start of its second sentence. */
  css?: string;
  /** `{h1|H one}` is written `h1` and spoken "H one". */
  sentences: readonly string[];
}

export function writtenForm(sentence: string): string {
  return sentence.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');
}

export function spokenForm(sentence: string): string {
  return sentence.replace(/\{[^|}]*\|([^}]*)\}/g, '$1');
}
