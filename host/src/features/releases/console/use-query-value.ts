import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A value of the page's address; empty when it is not there. */
export function useQueryValue(name: string) {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }),
    [name, setSearch],
  );
  return [search.get(name) ?? '', set] as const;
}
