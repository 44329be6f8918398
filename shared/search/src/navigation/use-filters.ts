/** The filters of the page: read from its URL and changed by navigation. */
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import {
  otherQueryParameters,
  readFilters,
  normalizeSearchText,
  writeFilters,
} from '../codec/filter-codec';
import { cleared, countActive, toggled, without, type Filters } from '../codec/filters';
import type { FilterDefinition } from '../definition/filter-definition';
import { endPending, idleAt, settle, type Draft, type PendingFilters } from './filter-navigation';

/** The pause in typing after which the URL is updated. */
export const TYPING_DEBOUNCE_MS = 500;

export interface FilterState {
  definition: FilterDefinition;
  /** The filters in the URL. */
  filters: Filters;
  /** The filters that controls show: those of a pending navigation, else those in the URL. */
  optimistic: Filters;
  /** Whether a navigation to other filters is pending. */
  isPending: boolean;
  /** The values of the fields; the URL is updated after a pause. */
  searchText: string;
  locationValue: string;
  /** Each call creates one history entry. */
  toggle: (key: string, value: string) => void;
  /** Removes one option, or without a value the whole key; also `search` and `location`. */
  remove: (key: string, value?: string) => void;
  /** Removes all filters and keeps the order. */
  clear: () => void;
  /** Changes the order of the list, with one history entry. */
  setSort: (sort: string) => void;
  /** Replaces all filters, with one history entry. */
  apply: (filters: Filters) => void;
  /** Updates the URL after a pause. The first change creates a history entry, the following ones replace it. */
  setSearch: (text: string) => void;
  setLocation: (value: string) => void;
  /** Puts the values of the fields into the URL at once. */
  flush: () => void;
  activeCount: number;
}

export function useFilters(definition: FilterDefinition): FilterState {
  const { search: query, hash, key: entry } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const filters = useMemo(() => readFilters(definition, query), [definition, query]);
  const currentQuery = writeFilters(definition, filters);
  const [stored, setNavigation] = useState(() => idleAt(entry));
  const navigation = settle(stored, { entry, query: currentQuery, isIdle });
  if (navigation !== stored) setNavigation(navigation);
  const { draft, pending } = navigation;

  /** The filters with all pending changes. */
  const latest = (): Filters => {
    const base = pending?.filters ?? filters;
    if (!draft || draft.isSent) return base;
    return { ...base, search: normalizeSearchText(draft.search), location: draft.location };
  };
  const goToSearch = async (search: string, replace: boolean, change: PendingFilters) => {
    await navigate({ search, hash }, { replace });
    // Rendered together with the router's new location, whose update is a transition as well.
    startTransition(() => setNavigation((current) => endPending(current, change)));
  };
  const goTo = (next: Filters, typed: Draft | null) => {
    const target = writeFilters(definition, next);
    const byTyping = typed !== null;
    if (target === (pending?.query ?? currentQuery)) {
      return setNavigation({ ...navigation, draft: typed });
    }
    const change = { query: target, filters: next, byTyping, isOver: false };
    setNavigation({ ...navigation, draft: typed, pending: change });
    const others = otherQueryParameters(definition, query);
    const search = [target, others].filter(Boolean).join('&');
    void goToSearch(search, byTyping && navigation.isTyped, change);
  };
  const type = (change: Partial<Draft>) => {
    const { search, location } = draft ?? latest();
    setNavigation({ ...navigation, draft: { search, location, ...change, isSent: false } });
  };
  const flush = () => {
    if (draft && !draft.isSent) goTo(latest(), { ...draft, isSent: true });
  };

  const flushDraft = useEffectEvent(flush);
  useEffect(() => {
    if (!draft || draft.isSent) return;
    const timer = setTimeout(flushDraft, TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    definition,
    filters,
    optimistic: pending?.filters ?? filters,
    isPending: pending !== null,
    searchText: draft?.search ?? filters.search,
    locationValue: draft?.location ?? filters.location,
    toggle: (key, value) => goTo(toggled(definition, latest(), key, value), null),
    remove: (key, value) => goTo(without(latest(), key, value), null),
    clear: () => goTo(cleared(latest()), null),
    setSort: (sort) => goTo({ ...latest(), sort }, null),
    apply: (next) => goTo(next, null),
    setSearch: (text) => type({ search: text }),
    setLocation: (value) => type({ location: value }),
    flush,
    activeCount: countActive(filters),
  };
}
