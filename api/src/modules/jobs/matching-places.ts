import type { Place } from '@sopaan/schemas/api/place';
import type { SearchTexts } from '../../search/searched-list';
import { MIN_PREFIX_LENGTH, searchedPhrases } from '../../search/text-query';
import { splitWords } from '../../search/words';

/**
 * The places of a job, first those that a search asks for: by its location, then by words in the name of the city, then of the state. Lists
 * show only the first place, and a job in Pune that is shown as one in Chennai looks like a wrong result.
 */
export function matchingPlacesFirst(
  places: readonly Place[],
  { search = '', location }: SearchTexts,
): Place[] {
  const phrases = searchedPhrases(search);
  const score = ({ city, state }: Place) =>
    (location !== undefined && [city, state].includes(location) ? 4 : 0) +
    (hasPhrase(city, phrases) ? 2 : 0) +
    (hasPhrase(state, phrases) ? 1 : 0);
  return places.toSorted((one, other) => score(other) - score(one));
}

/** Whether a name has one of the phrases, of which long ones also match as a prefix. */
function hasPhrase(name: string, phrases: readonly string[]): boolean {
  const words = ` ${splitWords(name.toLowerCase()).join(' ')} `;
  return phrases.some((phrase) =>
    words.includes(phrase.length >= MIN_PREFIX_LENGTH ? ` ${phrase}` : ` ${phrase} `),
  );
}
