import { RELEVANCE } from '@sopaan/schemas/api/sort';
import type { SortKey } from './conditions';

/** A sort order of a list. */
export interface ListOrder {
  /** Sort columns of the list's source. The last one is `id`, so that the order is total. */
  order: SortKey;
  /** The direction of all columns. */
  direction: 'asc' | 'desc';
}

const ID = ['id', 'text'] as const;

/** The order by these columns, then by id. */
export function ascending(...columns: SortKey): ListOrder {
  return { order: [...columns, ID], direction: 'asc' };
}

/** The reverse order by these columns, then by id. */
export function descending(...columns: SortKey): ListOrder {
  return { order: [...columns, ID], direction: 'desc' };
}

/** An order with its name in requests, which is empty for the default order of a list. */
export interface NamedOrder extends ListOrder {
  name: string;
}

interface SortedList extends ListOrder {
  orders?: Readonly<Record<string, ListOrder>>;
}

/** The order that a request names if the list has it, otherwise the list's default order. */
export function requestedOrder(
  list: SortedList,
  { sort, search }: { sort?: string | undefined; search?: string | undefined },
): NamedOrder {
  if (sort === RELEVANCE && search?.trim()) return { name: sort, ...relevanceOrder(list) };
  const { orders = {}, order, direction } = list;
  const requested = sort !== undefined && Object.hasOwn(orders, sort) ? orders[sort] : undefined;
  return requested && sort !== undefined
    ? { name: sort, ...requested }
    : { name: '', order, direction };
}

/** By how well rows match the search text, then in the list's default order. */
function relevanceOrder({ order, direction }: ListOrder): ListOrder {
  return { order: [['relevance', 'real'], ...order], direction };
}
