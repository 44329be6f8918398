import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { practice } from '../features/explore/api/practice';
import { ExplorePage } from '../features/explore/components/explore-page';
import { PracticeRow } from '../features/practice/components/practice-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(practice, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore practice"
      category="practice"
      source={practice}
      noun={{ singular: 'exercise', plural: 'exercises' }}
      renderItem={(item) => <PracticeRow item={item} />}
      keyOf={({ id }) => id}
      rowHeight={150}
    />
  );
}
