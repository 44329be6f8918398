/** The search type of the search bar, kept in the URL unless it is the default of the page. */
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'type';

/** The search type in a query, else the default. */
export function readSearchType<Type extends string>(
  query: string,
  types: readonly Type[],
  defaultType: Type,
): Type {
  const requested = new URLSearchParams(query).get(PARAMETER)?.toLowerCase();
  return types.find((type) => type === requested) ?? defaultType;
}

/** The search type of the page, and a function that switches to another one and clears keywords, location and filters. */
export function useSearchType<Type extends string>(
  types: readonly Type[],
  defaultType: Type,
): [type: Type, setType: (type: Type) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const type = readSearchType(search, types, defaultType);
  const setType = (next: Type) => {
    if (next !== type)
      void navigate({ search: next === defaultType ? '' : `${PARAMETER}=${next}` });
  };
  return [type, setType];
}
