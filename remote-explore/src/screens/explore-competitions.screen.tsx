import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { competitions } from '../features/explore/api/competitions';
import { ExplorePage } from '../features/explore/components/explore-page';
import { CompetitionRow } from '../features/competitions/components/competition-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(competitions, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore competitions"
      category="competitions"
      source={competitions}
      noun={{ singular: 'competition', plural: 'competitions' }}
      renderItem={(competition) => <CompetitionRow competition={competition} />}
      keyOf={({ _id }) => _id}
      rowHeight={150}
    />
  );
}
