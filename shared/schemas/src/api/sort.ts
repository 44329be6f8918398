/** The sort orders of lists. */
import { string } from 'yup';

/** The order by how well items match the search text. It applies only to a search with a text. */
export const RELEVANCE = 'relevance';

/** The field `sort` of a list's request. An order that the list does not have is dropped, so that its default order applies. */
export function sortField(orders: readonly string[]) {
  return string().transform((value: unknown) => orders.find((order) => order === value));
}
