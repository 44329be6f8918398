import type { SessionStatus } from '@sopaan/contract/stores';
import { Box, LinkButton } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery, type Overview } from '../api/get-overview';
import { isFiltered, type ChallengeFilters } from '../filters/challenge-filters';
import { difficultyOptions, topicOptions } from '../filters/filter-options';
import { FilterGroup } from './filter-group';

interface ChallengeFilterPanelProps {
  viewer: SessionStatus;
  filters: ChallengeFilters;
}

const UNKNOWN: Overview = { items: [], isComplete: false };

/** The filters are links, so that each choice is an address and a step of the history. */
export function ChallengeFilterPanel({ viewer, filters }: ChallengeFilterPanelProps) {
  const { data: overview = UNKNOWN } = useQuery(overviewQuery(viewer));
  return (
    <Box
      component="nav"
      aria-label="Filters"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 2, lg: 3 },
        position: { lg: 'sticky' },
        top: '6rem',
      }}
    >
      <FilterGroup
        title="Difficulty"
        name="difficultyLevel"
        options={difficultyOptions(overview, filters)}
        chosen={filters.difficultyLevel}
      />
      <FilterGroup
        title="Topic"
        name="topic"
        options={topicOptions(overview, filters)}
        chosen={filters.topic}
      />
      {isFiltered(filters) && (
        <Box>
          <LinkButton to="?" size="small">
            Clear filters
          </LinkButton>
        </Box>
      )}
    </Box>
  );
}
