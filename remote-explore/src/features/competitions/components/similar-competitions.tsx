import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemListSection, ItemRows } from '../../../components/item-list-section';
import { similarCompetitionsQuery } from '../api/get-similar-competitions';
import { CompetitionRow } from './competition-row';

interface SimilarCompetitionsProps {
  competition: HostEvent;
  /** The button of each competition in the list. */
  actionOf: (competition: CompetitionListItem) => ReactNode;
}

/** Open competitions of the same field. Nothing if there are none. */
export function SimilarCompetitions({ competition, actionOf }: SimilarCompetitionsProps) {
  // The loader has just fetched them. After an error the visitor decides when to retry.
  const query = useQuery({ ...similarCompetitionsQuery(competition), retryOnMount: false });
  if (query.data?.length === 0) return null;
  return (
    <ItemListSection
      title="Similar open competitions"
      query={query}
      failedTitle="Similar competitions could not be loaded"
    >
      {(competitions) => (
        <ItemRows>
          {competitions.map((similar) => (
            <li key={similar._id}>
              <CompetitionRow competition={similar} level="h3" action={actionOf(similar)} />
            </li>
          ))}
        </ItemRows>
      )}
    </ItemListSection>
  );
}
