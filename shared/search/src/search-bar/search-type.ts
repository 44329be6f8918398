/** What kind of thing the search bar searches: it stands in the URL, unless it is the usual one of the page. */
import { useLocation, useNavigate } from 'react-router';

const NAME = 'type';

/** The type that a query asks for. */
export function readSearchType<Type extends string>(
  query: string,
  types: readonly Type[],
  usual: Type,
): Type {
  const asked = new URLSearchParams(query).get(NAME)?.toLowerCase();
  return types.find((type) => type === asked) ?? usual;
}

/** The type of the page, and a way to another one, which begins without words, place and filters. */
export function useSearchType<Type extends string>(
  types: readonly Type[],
  usual: Type,
): [type: Type, setType: (type: Type) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const type = readSearchType(search, types, usual);
  const setType = (next: Type) => {
    if (next !== type) void navigate({ search: next === usual ? '' : `${NAME}=${next}` });
  };
  return [type, setType];
}
