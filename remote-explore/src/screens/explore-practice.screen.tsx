import type { ScreenModule } from '@sopaan/contract/remote';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { practiceFilters } from '@sopaan/search/definition/practice';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { ExplorePage } from '../features/explore/components/explore-page';
import { countOfKinds } from '../features/practice/count-of-kinds';
import { PracticeRow } from '../features/practice/components/practice-row';

const source = createSearchSource(practiceFilters, searchPracticeEndpoint);

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(source, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore practice"
      category="practice"
      source={source}
      noun={{ singular: 'challenge or quiz', plural: 'challenges and quizzes' }}
      renderItem={(item) => <PracticeRow item={item} />}
      keyOf={({ id }) => id}
      rowHeight={134}
      columns={2}
      countOf={countOfKinds}
    />
  );
}
