import type { JobSearchType } from '@sopaan/search/job-search-types';
import type { PictureKind } from '@sopaan/ui/display';
import { PageIntro } from '@sopaan/ui/page-intro';
import type { ReactNode } from 'react';
import { JobRow } from '@sopaan/search/job-row';
import { allFiltersPath } from '@sopaan/search/all-filters-path';
import { JobSearchBar } from '@sopaan/search/job-search-bar';
import { ResultsSection } from '@sopaan/search/results-section';
import { useJobSearch } from '@sopaan/search/use-job-search';
import { LandingPage } from '../features/landing/components/landing-page';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';

interface JobLandingProps {
  /** The initial search type. */
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
      <ResumedSave />
      <div>
        <PageIntro compact title={heading} description={description} picture={picture} />
        <JobSearchBar type={type} onType={setType} search={search} />
      </div>
      {showsResults ? (
        <ResultsSection
          filters={filters}
          pages={pages}
          noun={{ singular: 'job', plural: 'jobs' }}
          renderItem={(job, loadedAt) => (
            <JobRow
              job={job}
              now={loadedAt}
              level="h2"
              action={<SaveItemToggle kind="job" id={job.id} name={job.title} />}
            />
          )}
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
