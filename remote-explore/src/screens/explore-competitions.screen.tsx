import type { ScreenModule } from '@sopaan/contract/remote';
import { startSearch } from '@sopaan/search/search-source';
import { competitions } from '../features/explore/api/competitions';
import { ExplorePage } from '../features/explore/components/explore-page';
import { CompetitionRow } from '../features/competitions/components/competition-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  startSearch(competitions, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore competitions"
      category="competitions"
      source={competitions}
      noun={{ one: 'competition', many: 'competitions' }}
      renderItem={(competition) => <CompetitionRow competition={competition} />}
      keyOf={({ _id }) => _id}
      rowHeight={150}
    />
  );
}
