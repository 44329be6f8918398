import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_PARAM, searchText } from '../search-text';

/** Longer than the pauses between key presses within a word. */
const TYPING_PAUSE_MS = 300;

/** The text of a search field, and the search in the URL, which follows when the visitor stops typing. */
export function useSearchParameter() {
  const [searchParams, setSearchParams] = useSearchParams();
  const search = searchText(searchParams.get(SEARCH_PARAM));
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      const text = searchText(typed);
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (text) next.set(SEARCH_PARAM, text);
          else next.delete(SEARCH_PARAM);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
      setTyped(undefined);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setSearchParams]);

  return { search, text: typed ?? search, setText: setTyped };
}
