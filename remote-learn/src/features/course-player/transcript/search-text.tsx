import { Fragment } from 'react';

/** The positions where the text contains the query, ignoring case. */
export function findMatches(text: string, query: string): number[] {
  const [haystack, needle] = [text.toLocaleLowerCase('en-IN'), query.toLocaleLowerCase('en-IN')];
  const matches: number[] = [];
  if (needle === '') return matches;
  let at = haystack.indexOf(needle);
  while (at >= 0) {
    matches.push(at);
    at = haystack.indexOf(needle, at + needle.length);
  }
  return matches;
}

/** A text with its matches marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const matches = findMatches(text, query);
  const ends = [0, ...matches.map((at) => at + query.length)];
  return (
    <>
      {matches.map((at, index) => (
        <Fragment key={at}>
          {text.slice(ends[index], at)}
          <mark>{text.slice(at, at + query.length)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
