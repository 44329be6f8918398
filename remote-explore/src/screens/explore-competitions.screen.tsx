import type { ScreenModule } from '@sopaan/contract/remote';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { competitionFilters } from '@sopaan/search/definition/competitions';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { ExplorePage } from '../features/explore/components/explore-page';
import { CompetitionRow } from '../features/competitions/components/competition-row';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';

const source = createSearchSource(competitionFilters, searchCompetitionsEndpoint);

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(source, url, queryClient);

export function Component() {
  return (
    <>
      <ResumedSave />
      <ExplorePage
        title="Explore competitions"
        category="competitions"
        source={source}
        noun={{ singular: 'competition', plural: 'competitions' }}
        renderItem={(competition) => (
          <CompetitionRow
            competition={competition}
            action={
              <SaveItemToggle kind="competition" id={competition._id} name={competition.title} />
            }
          />
        )}
        keyOf={({ _id }) => _id}
        rowHeight={150}
      />
    </>
  );
}
