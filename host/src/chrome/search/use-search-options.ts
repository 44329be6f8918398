import { isApiError } from '@sopaan/api-client/call';
import { SITE_SEARCH_MIN_LENGTH } from '@sopaan/schemas/site-search/site-search';
import { readRecentSearches } from '@sopaan/session/recent-searches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browseGroups } from './browse-groups';
import { recentGroups, resultGroups, type OptionGroup } from './search-options';
import { siteSearchQuery } from './site-search-query';
import { useDelayed } from './use-delayed';

/** The pause in typing after which the text is searched for. */
const TYPING_DELAY_MS = 200;

interface SearchOptions {
  status: 'browse' | 'loading' | 'ready' | 'failed';
  groups: readonly OptionGroup[];
  /** Whether recent searches are offered. */
  hasRecent: boolean;
  /** The number of results, with those that only the lists show. */
  total: number;
  corrected: string | undefined;
  /** The results match some of the words only. */
  isPartial: boolean;
  /** The groups are those of the text before. */
  isOutdated: boolean;
  errorMessage: string | undefined;
  retry: () => unknown;
  forgetRecent: () => void;
}

/** What the search offers for a text: recent searches and lists without one, otherwise its results. */
export function useSearchOptions(text: string): SearchOptions {
  const [recent, setRecent] = useState(readRecentSearches);
  const searched = useDelayed(text, TYPING_DELAY_MS);
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(siteSearchQuery(searched));
  const isBrowsing = text.length < SITE_SEARCH_MIN_LENGTH;
  const isCurrent = searched === text && !isPlaceholderData;
  const shown = isBrowsing || (isError && isCurrent) ? undefined : data;
  const failed = isError && isCurrent ? 'failed' : 'loading';
  return {
    status: isBrowsing ? 'browse' : shown ? 'ready' : failed,
    groups: isBrowsing
      ? [...recentGroups(recent), ...browseGroups]
      : shown
        ? resultGroups(searched, shown)
        : [],
    hasRecent: isBrowsing && recent.length > 0,
    total: shown?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0,
    corrected: shown?.corrected,
    isPartial: shown?.isPartial === true,
    isOutdated: !isBrowsing && !isCurrent,
    errorMessage: isApiError(error) ? error.message : undefined,
    retry: refetch,
    forgetRecent: () => setRecent([]),
  };
}
