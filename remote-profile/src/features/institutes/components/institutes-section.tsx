import { hasActiveFilters } from '@sopaan/search/has-active-filters';
import { InstituteRow } from '@sopaan/search/institute-row';
import { instituteSearch } from '@sopaan/search/institute-search';
import { ResultsSection } from '@sopaan/search/results-section';
import { SearchBar } from '@sopaan/search/search-bar';
import { useSearch } from '@sopaan/search/use-search';
import { Box } from '@sopaan/ui/core';
import { ItemSaveToggle } from '../../../components/saved-items/item-save-toggle';
import { FollowedInstitutes } from './followed-institutes';

/** The search for institutes: its results, or the institutes that the member follows. */
export function InstitutesSection() {
  const { filters, pages } = useSearch(instituteSearch);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchBar
        label="Search institutes"
        placeholder="Name, subject or city"
        filters={filters}
        facets={pages.facets}
      />
      {hasActiveFilters(filters.filters) ? (
        <ResultsSection
          filters={filters}
          pages={pages}
          noun={{ singular: 'institute', plural: 'institutes' }}
          renderItem={(institute) => (
            <InstituteRow
              institute={institute}
              action={<ItemSaveToggle kind="institute" id={institute.id} name={institute.name} />}
            />
          )}
          keyOf={({ id }) => id}
          rowHeight={130}
        />
      ) : (
        <FollowedInstitutes />
      )}
    </Box>
  );
}
