import type { ScreenModule } from '@sopaan/contract/remote';
import { startSearch } from '@sopaan/search/search-source';
import { practice } from '../features/explore/api/practice';
import { ExplorePage } from '../features/explore/components/explore-page';
import { PracticeRow } from '../features/practice/components/practice-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  startSearch(practice, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore practice"
      category="practice"
      source={practice}
      noun={{ one: 'exercise', many: 'exercises' }}
      renderItem={(item) => <PracticeRow item={item} />}
      keyOf={({ id }) => id}
      rowHeight={150}
    />
  );
}
