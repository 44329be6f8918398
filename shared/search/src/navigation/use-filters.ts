/** The filters of the page: read from its URL, and changed by navigating to another one. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { otherQueryParameters, readFilters, normalizeSearchText, writeFilters } from '../codec/filter-codec';
import { countActive, NO_FILTERS, toggled, without, type Filters } from '../codec/filters';
import type { FilterDefinition } from '../definition/filter-definition';
import { settleAt, idleAt, type Draft } from './filter-navigation';

/** So long typing rests before the URL follows. Milliseconds. */
export const TYPING_DEBOUNCE_MS = 500;

export interface FilterState {
  definition: FilterDefinition;
  /** What the URL asks for. */
  filters: Filters;
  /** What controls show: what the URL asks for, or what has been pressed and is on its way there. */
  pressed: Filters;
  /** What has been pressed is still on its way into the URL. */
  isPending: boolean;
  /** What stands in the fields; the URL follows. */
  searchText: string;
  locationValue: string;
  /** Each call is one history step. */
  toggle: (key: string, value: string) => void;
  /** Without a value, all of the key; also `search` and `location`. */
  remove: (key: string, value?: string) => void;
  clear: () => void;
  /** Many changes as one history step. */
  apply: (filters: Filters) => void;
  /** The URL follows after a pause: the first change is a history step, the following ones replace it. */
  setSearch: (text: string) => void;
  setLocation: (value: string) => void;
  /** What stands in the fields goes into the URL now. */
  flush: () => void;
  activeCount: number;
}

export function useFilters(definition: FilterDefinition): FilterState {
  const { search: query, hash, key: entry } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(definition, query), [definition, query]);
  const shown = writeFilters(definition, filters);
  const [stored, setJourney] = useState(() => idleAt(entry));
  const journey = stored.entry === entry ? stored : settleAt(stored, entry, shown);
  if (journey !== stored) setJourney(journey);
  const { draft, pending } = journey;

  /** What the page is to show once everything asked for has arrived. */
  const latest = (): Filters => {
    const base = pending?.filters ?? filters;
    if (!draft || draft.isSent) return base;
    return { ...base, search: normalizeSearchText(draft.search), location: draft.location };
  };
  const goTo = (next: Filters, typed: Draft | null) => {
    const target = writeFilters(definition, next);
    const byTyping = typed !== null;
    if (target === (pending?.query ?? shown)) return setJourney({ ...journey, draft: typed });
    setJourney({ ...journey, draft: typed, pending: { query: target, filters: next, byTyping } });
    const others = otherQueryParameters(definition, query);
    const search = [target, others].filter(Boolean).join('&');
    void navigate({ search, hash }, { replace: byTyping && journey.isTyped });
  };
  const type = (change: Partial<Draft>) => {
    const { search, location } = draft ?? latest();
    setJourney({ ...journey, draft: { search, location, ...change, isSent: false } });
  };
  const flush = () => {
    if (draft && !draft.isSent) goTo(latest(), { ...draft, isSent: true });
  };

  const onPause = useEffectEvent(flush);
  useEffect(() => {
    if (!draft || draft.isSent) return;
    const timer = setTimeout(onPause, TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    definition,
    filters,
    pressed: pending?.filters ?? filters,
    isPending: pending !== null,
    searchText: draft?.search ?? filters.search,
    locationValue: draft?.location ?? filters.location,
    toggle: (key, value) => goTo(toggled(definition, latest(), key, value), null),
    remove: (key, value) => goTo(without(latest(), key, value), null),
    clear: () => goTo(NO_FILTERS, null),
    apply: (next) => goTo(next, null),
    setSearch: (text) => type({ search: text }),
    setLocation: (value) => type({ location: value }),
    flush,
    activeCount: countActive(filters),
  };
}
