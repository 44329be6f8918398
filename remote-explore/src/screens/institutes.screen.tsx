import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { instituteToCard } from '@sopaan/schemas/card';
import { getInstitutesEndpoint } from '@sopaan/schemas/institute';
import { INDIAN_STATES } from '@sopaan/schemas/place-options';
import { instituteBarFilters } from '@sopaan/search/definition/search-bar';
import { NO_FILTERS } from '@sopaan/search/filters';
import { hasActiveFilters } from '@sopaan/search/has-active-filters';
import { SearchBar } from '@sopaan/search/search-bar';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { useSearch } from '@sopaan/search/use-search';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { CardCarousel, PageIntro } from '@sopaan/ui/display';
import { memo } from 'react';
import { institutesQuery } from '../features/institutes/api/get-institutes';
import { InstituteRow } from '../features/institutes/components/institute-row';
import { Landing } from '../features/landing/components/landing';
import { WayLinks } from '../features/landing/components/way-links';
import { railOfPages } from '../features/landing/rail-of-pages';
import { searchLink } from '../features/landing/search-link';
import { useRail } from '../features/rail/use-rail';
import { Searched } from '../features/search-bar/components/searched';

const CARDS = 12;
/** So many kinds have a carousel of their own. */
const KINDS = 3;
const source = createSearchSource(instituteBarFilters, getInstitutesEndpoint);

const STATES = INDIAN_STATES.map((state) => ({
  label: state,
  to: searchLink(paths.institutes, instituteBarFilters, { location: state }),
}));

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  prefetchSearch(source, url, queryClient);
};

export function Component() {
  const { filters, pages } = useSearch(source);
  return (
    <Landing title="Institutes">
      <div>
        <PageIntro
          compact
          title="Institutes across India"
          description="<p>Universities, colleges and coaching institutes: who teaches, where, which courses they give and how to reach them.</p>"
          picture="institute"
        />
        <SearchBar
          label="Search institutes"
          placeholder="Name, subject or city"
          filters={filters}
          facets={pages.facets}
        />
      </div>
      {hasActiveFilters(filters.filters) ? (
        <Searched
          filters={filters}
          pages={pages}
          noun={{ singular: 'institute', plural: 'institutes' }}
          renderItem={(institute) => <InstituteRow institute={institute} />}
          keyOf={({ id }) => id}
          rowHeight={130}
        />
      ) : (
        <Own />
      )}
    </Landing>
  );
}

/** What the page shows by itself. Typing draws the search bar anew, and none of this. */
const Own = memo(function Own() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  const kinds = pages.facets.find(({ key }) => key === 'kind')?.options ?? [];
  const most = [...kinds].sort((a, b) => b.count - a.count).slice(0, KINDS);
  return (
    <>
      <CardCarousel
        {...railOfPages(pages, CARDS, instituteToCard)}
        type="institute"
        heading="Institutes"
        highlight="from A to Z"
      />
      {most.map(({ value }) => (
        <OfKind key={value} kind={value} />
      ))}
      <WayLinks heading="By state or union territory" ways={STATES} dense />
    </>
  );
});

function OfKind({ kind }: { kind: string }) {
  const rail = useRail(institutesQuery(CARDS, { kind: [kind] }), (page) =>
    page.items.map(instituteToCard),
  );
  return (
    <CardCarousel
      {...rail}
      type="institute"
      heading="Institutes:"
      highlight={kind}
      more={{
        to: searchLink(paths.institutes, instituteBarFilters, { chosen: { kind: [kind] } }),
        label: `All of this kind: ${kind}`,
      }}
    />
  );
}
