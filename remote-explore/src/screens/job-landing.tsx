import type { JobSearchType } from '@sopaan/search/job-search-types';
import { PageIntro, type PictureKind } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { JobRow } from '../features/jobs/components/job-row';
import { Landing } from '../features/landing/components/landing';
import { allFiltersPath } from '../features/search-bar/all-filters-path';
import { JobSearchBar } from '../features/search-bar/components/job-search-bar';
import { Searched } from '../features/search-bar/components/searched';
import { useJobSearch } from '../features/search-bar/use-job-search';

interface JobLandingProps {
  /** What it searches by itself. */
  usual: JobSearchType;
  title: string;
  heading: string;
  description: string;
  picture: PictureKind;
  /** What the page shows while nothing is searched. */
  children: ReactNode;
}

/** The landing of a kind of jobs: its search bar, and results in place of its own content once something is asked for. */
export function JobLanding(props: JobLandingProps) {
  const { usual, title, heading, description, picture, children } = props;
  const { type, setType, search, isSearched } = useJobSearch(usual);
  const { filters, pages } = search;
  return (
    <Landing title={title}>
      <div>
        <PageIntro compact title={heading} description={description} picture={picture} />
        <JobSearchBar type={type} onType={setType} search={search} />
      </div>
      {isSearched ? (
        <Searched
          filters={filters}
          pages={pages}
          noun={{ singular: 'job', plural: 'jobs' }}
          renderItem={(job) => <JobRow job={job} level="h2" />}
          keyOf={({ id }) => id}
          rowHeight={170}
          more={allFiltersPath(type, filters)}
        />
      ) : (
        children
      )}
    </Landing>
  );
}
