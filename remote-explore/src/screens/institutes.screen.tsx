import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { instituteToCard } from '@sopaan/ui/cards';
import { INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { instituteBarFilters } from '@sopaan/search/definition/search-bar';
import { NO_FILTERS } from '@sopaan/search/filters';
import { hasActiveFilters } from '@sopaan/search/has-active-filters';
import { SearchBar } from '@sopaan/search/search-bar';
import { instituteSearch } from '@sopaan/search/institute-search';
import { prefetchSearch } from '@sopaan/search/search-source';
import { useSearch } from '@sopaan/search/use-search';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { PageIntro } from '@sopaan/ui/page-intro';
import { memo } from 'react';
import { InstituteRow } from '@sopaan/search/institute-row';
import { ResultsSection } from '@sopaan/search/results-section';
import { institutesQuery } from '../features/institutes/api/get-institutes';
import { LandingPage } from '../features/landing/components/landing-page';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { allLabel } from '../features/landing/all-label';
import { RowSection } from '../features/landing/components/row-section';
import { searchLink } from '@sopaan/search/search-link';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_CARDS = 12;
const MAX_ROWS = 6;
/** The number of kinds that have their own carousel. */
const MAX_KINDS = 3;

/** Without filters: an institute without courses has little to show. */
const MOST_COURSES = { ...NO_FILTERS, sort: 'courses' };

const STATES = INDIAN_STATES.map((state) => ({
  label: state,
  to: searchLink(paths.institutes, instituteBarFilters, { location: state }),
}));

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  prefetchSearch(instituteSearch, url, queryClient);
  if (url.search === '') {
    prefetchSearch(instituteSearch, new URL('?sort=courses', url), queryClient);
  }
};

export function Component() {
  const { filters, pages } = useSearch(instituteSearch);
  return (
    <LandingPage title="Institutes">
      <ResumedSave />
      <div>
        <PageIntro
          compact
          title="Institutes across India"
          description="<p>Universities, colleges and coaching institutes: who teaches, where, which courses they offer and how to reach them.</p>"
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
        <ResultsSection
          filters={filters}
          pages={pages}
          noun={{ singular: 'institute', plural: 'institutes' }}
          renderItem={(institute) => (
            <InstituteRow
              institute={institute}
              action={<SaveItemToggle kind="institute" id={institute.id} name={institute.name} />}
            />
          )}
          keyOf={({ id }) => id}
          rowHeight={130}
        />
      ) : (
        <LandingSections />
      )}
    </LandingPage>
  );
}

/** The page's own sections. Memoized, as typing in the search bar renders the page again. */
const LandingSections = memo(function LandingSections() {
  const pages = useSearchPages(instituteSearch.pages(MOST_COURSES));
  const kinds = pages.facets.find(({ key }) => key === 'kind')?.options ?? [];
  const largestKinds = [...kinds].sort((a, b) => b.count - a.count).slice(0, MAX_KINDS);
  return (
    <>
      <RowSection
        heading="Institutes"
        highlight="and their courses"
        description="Those with the most courses first. The search above also finds subjects and cities."
        pages={pages}
        limit={MAX_ROWS}
        plural="institutes"
        renderRow={(institute) => (
          <InstituteRow
            institute={institute}
            level="h3"
            action={<SaveItemToggle kind="institute" id={institute.id} name={institute.name} />}
          />
        )}
      />
      {largestKinds.map(({ value, count }) => (
        <KindCarousel key={value} kind={value} count={count} />
      ))}
      <BrowseLinks heading="By state or union territory" links={STATES} dense />
    </>
  );
});

/** `university` becomes `universities`. */
function plural(kind: string): string {
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

function KindCarousel({ kind, count }: { kind: string; count: number }) {
  const carousel = useQueryCarousel(
    institutesQuery(MAX_CARDS, { kind: [kind], sort: 'courses' }),
    (page) => page.items.map(instituteToCard),
  );
  return (
    <SavableCarousel
      {...carousel}
      type="institute"
      heading="Institutes:"
      highlight={plural(kind)}
      description="Those with the most courses first."
      more={{
        to: searchLink(paths.institutes, instituteBarFilters, { chosen: { kind: [kind] } }),
        label: allLabel(plural(kind.toLowerCase()), { total: count }),
      }}
    />
  );
}
