import type { JobSearchType } from '@sopaan/search/job-search-types';
import { PageIntro, type PictureKind } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { JobRow } from '../features/jobs/components/job-row';
import { LandingPage } from '../features/landing/components/landing-page';
import { allFiltersPath } from '../features/search-bar/all-filters-path';
import { JobSearchBar } from '../features/search-bar/components/job-search-bar';
import { ResultsSection } from '../features/search-bar/components/results-section';
import { useJobSearch } from '../features/search-bar/use-job-search';

interface JobLandingProps {
  /** The search type at first. */
  defaultType: JobSearchType;
  title: string;
  heading: string;
  description: string;
  picture: PictureKind;
  /** The page's sections, shown while there is no search. */
  children: ReactNode;
}

/** The landing page of a kind of jobs: a search bar, then results or the page's own sections. */
export function JobLanding(props: JobLandingProps) {
  const { defaultType, title, heading, description, picture, children } = props;
  const { type, setType, search, showsResults } = useJobSearch(defaultType);
  const { filters, pages } = search;
  return (
    <LandingPage title={title}>
      <div>
        <PageIntro compact title={heading} description={description} picture={picture} />
        <JobSearchBar type={type} onType={setType} search={search} />
      </div>
      {showsResults ? (
        <ResultsSection
          filters={filters}
          pages={pages}
          noun={{ singular: 'job', plural: 'jobs' }}
          renderItem={(job, loadedAt) => <JobRow job={job} now={loadedAt} level="h2" />}
          keyOf={({ id }) => id}
          rowHeight={170}
          allFiltersPath={allFiltersPath(type, filters)}
        />
      ) : (
        children
      )}
    </LandingPage>
  );
}
