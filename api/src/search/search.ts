import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import { RELEVANCE } from '@sopaan/schemas/api/sort';
import { Conditions } from './conditions';
import { chosenOptions, type ChosenOptions } from './filter';
import { requestedOrder, type NamedOrder } from './list-order';
import { withRelevance } from './relevance';
import type { SearchedList, SearchRequest, SearchTexts } from './searched-list';
import { fullTextCondition, indexedTextCondition, substringCondition } from './text-match';

/** What the first page decides for all pages of a search. */
export interface SearchContext {
  /** The text matches no whole word, so it is searched for inside words. */
  isFragment: boolean;
  /** The text that is searched for instead, because nothing matches the one that was typed. */
  corrected: string | undefined;
  /** The time as of which rows are read, for lists whose order depends on it; otherwise empty. */
  asOf: string;
}

interface SearchParts extends SearchTexts {
  order: NamedOrder;
  chosen: ChosenOptions;
}

/** Whether a statement reads all matches, or stops or narrows them by another index: decides how the text is looked up. */
type Reads = 'all' | 'some';

export type TextName = 'search' | 'location';

/** One request of a searched list, ready to become SQL. */
export class Search<Row, Item> {
  private constructor(
    readonly list: SearchedList<Row, Item>,
    private readonly parts: SearchParts,
    readonly context: SearchContext,
  ) {}

  static of<Row, Item>(
    list: SearchedList<Row, Item>,
    request: SearchRequest & Readonly<Record<string, unknown>>,
    context: SearchContext,
  ): Search<Row, Item> {
    const location = request.location?.trim();
    const parts = {
      search: context.corrected ?? (request.search?.trim() || undefined),
      order: requestedOrder(list, request),
      location: (list.location && location !== EVERYWHERE && location) || undefined,
      chosen: chosenOptions(list.filters, request),
    };
    return new Search(list, parts, context);
  }

  get chosen(): ChosenOptions {
    return this.parts.chosen;
  }

  get order(): NamedOrder {
    return this.parts.order;
  }

  get searchTexts(): SearchTexts {
    return this.parts;
  }

  /** The free-text fields that are set. */
  get texts(): TextName[] {
    const names = ['search', 'location'] as const;
    return names.filter((name) => this.parts[name] !== undefined);
  }

  without(name: TextName): Search<Row, Item> {
    return new Search(this.list, { ...this.parts, [name]: undefined }, this.context);
  }

  /** The source and conditions before any filter: base conditions, search text and location. */
  base(reads: Reads = 'all'): { source: string; conditions: Conditions } {
    const conditions = new Conditions();
    const { baseConditions, source, isTimeDependent, text, location: byLocation } = this.list;
    const { search, location } = this.parts;
    const asOf = isTimeDependent ? `${conditions.bind(this.context.asOf)}::timestamptz` : 'now()';
    baseConditions?.(conditions, asOf);
    if (search !== undefined) {
      const textCondition = reads === 'all' ? indexedTextCondition : fullTextCondition;
      conditions.add(
        this.context.isFragment
          ? substringCondition(conditions, search, text.trigram)
          : textCondition(conditions, search, text.tsvector),
      );
    }
    if (location !== undefined) byLocation?.(conditions, location);
    return { source: source(asOf, (value) => conditions.bind(value)), conditions };
  }

  /** The source and conditions of all matching rows. */
  rows(reads: Reads = 'all'): { source: string; conditions: Conditions } {
    const { source, conditions } = this.base(reads);
    for (const filter of this.list.filters) filter.apply(conditions, this.chosen, 'rows');
    return { source, conditions };
  }

  /** The rows with all columns that they are sorted by. */
  sortableRows(reads: Reads): { source: string; conditions: Conditions } {
    const { search, order } = this.parts;
    if (order.name !== RELEVANCE || search === undefined) return this.rows(reads);
    // All matches are ranked.
    const { source, conditions } = this.rows('all');
    const ranked = { search, isFragment: this.context.isFragment, direction: order.direction };
    return { source: withRelevance(source, conditions, this.list.text, ranked), conditions };
  }
}
