import { EVERYWHERE } from '@sopaan/schemas/place-options';
import { Conditions } from './conditions';
import { chosenOf, type Chosen } from './filter';
import type { SearchedList, SearchRequest } from './searched-list';
import { lettersCondition, wordsCondition } from './text-match';

/** What the first page decides for all pages of a search. */
export interface Course {
  /** Words are looked for inside of other words only where they are found nowhere as words. */
  isFragment: boolean;
  /** For lists whose order moves with the time; else empty. */
  moment: string;
}

interface Parts {
  search?: string | undefined;
  location?: string | undefined;
  chosen: Chosen;
}

export type TextName = 'search' | 'location';

/** One request of a searched list, ready to become SQL. */
export class Search<Row, Item> {
  private constructor(
    readonly list: SearchedList<Row, Item>,
    private readonly parts: Parts,
    readonly course: Course,
  ) {}

  static of<Row, Item>(
    list: SearchedList<Row, Item>,
    request: SearchRequest & Readonly<Record<string, unknown>>,
    course: Course,
  ): Search<Row, Item> {
    const location = request.location?.trim();
    const parts = {
      search: request.search?.trim() || undefined,
      location: (list.place && location !== EVERYWHERE && location) || undefined,
      chosen: chosenOf(list.filters, request),
    };
    return new Search(list, parts, course);
  }

  get chosen(): Chosen {
    return this.parts.chosen;
  }

  /** The texts that narrow it. */
  get texts(): TextName[] {
    const names = ['search', 'location'] as const;
    return names.filter((name) => this.parts[name] !== undefined);
  }

  without(name: TextName): Search<Row, Item> {
    return new Search(this.list, { ...this.parts, [name]: undefined }, this.course);
  }

  /** What is searched before any filter: words, place, and what always holds. */
  base(): { source: string; conditions: Conditions } {
    const conditions = new Conditions();
    const { always, source, isMoving, text, place } = this.list;
    const { search, location } = this.parts;
    const moment = isMoving ? `${conditions.bind(this.course.moment)}::timestamptz` : 'now()';
    always?.(conditions, moment);
    if (search !== undefined) {
      conditions.add(
        this.course.isFragment
          ? lettersCondition(conditions, search, text.letters)
          : wordsCondition(conditions, search, text.words),
      );
    }
    if (location !== undefined) place?.(conditions, location);
    return { source: source(moment, (value) => conditions.bind(value)), conditions };
  }

  /** The rows that match. */
  rows(): { source: string; conditions: Conditions } {
    const { source, conditions } = this.base();
    for (const filter of this.list.filters) filter.narrow(conditions, this.chosen, 'rows');
    return { source, conditions };
  }
}
