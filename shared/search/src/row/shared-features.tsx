import type { SharedFeature } from '@sopaan/schemas/similar/similar-items';
import { Fact } from '@sopaan/ui/items';

/** More names would fill the line without saying more. */
const MAX_NAMES = 3;
const NAMED_TYPES = ['skill', 'exam', 'sector', 'category', 'topic'];

/** What a similar item shares with the one that the page shows: `Also React and SQL, in Pune`. */
export function SharedFeatures({ shared }: { shared: readonly SharedFeature[] }) {
  const text = sharedFeaturesText(shared);
  return text === '' ? null : <Fact icon="check">{text}</Fact>;
}

/** Types that this release does not know are left out. */
export function sharedFeaturesText(shared: readonly SharedFeature[]): string {
  const names = shared.filter(({ type }) => NAMED_TYPES.includes(type)).slice(0, MAX_NAMES);
  const valueOf = (type: string) => shared.find((feature) => feature.type === type)?.value;
  const institute = valueOf('institute');
  const place = valueOf('city') ?? valueOf('state');
  const parts = [
    names.length > 0 && LIST.format(names.map(({ value }) => value)),
    institute !== undefined && `from ${institute}`,
    place !== undefined && `in ${place}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Also ${parts.join(', ')}` : '';
}

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });
