const BEGINNINGS = /^(Find|Count|Decide|Write|Put|Given) /;

/** The sentence of a statement that says what to do: the first with the word "print", otherwise the first that begins like one. */
export function taskSentence(statement: readonly string[]): string {
  const sentences = statement.flatMap((paragraph) => paragraph.split(/(?<=[.?:]) (?=[A-Z])/));
  return (
    sentences.find((sentence) => /\bprint\b/i.test(sentence)) ??
    sentences.find((sentence) => BEGINNINGS.test(sentence)) ??
    sentences[0] ??
    ''
  );
}
