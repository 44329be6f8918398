import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A query parameter of the URL, empty when it is missing, and its setter. */
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
