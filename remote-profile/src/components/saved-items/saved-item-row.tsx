import type { SavedItem } from '@sopaan/schemas/saved/saved';
import { ResultRow } from '@sopaan/search/result-row';
import { DateText, InitialsAvatar } from '@sopaan/ui/display';
import { ItemSaveToggle } from './item-save-toggle';
import { savedKindOf, savedKinds } from './saved-kinds';

/** A saved item in a list. Renders nothing for a kind that this page does not know. */
export function SavedItemRow({ item }: { item: SavedItem }) {
  const kind = savedKindOf(item);
  if (kind === undefined) return null;
  const { id, title, provider, picture, closesAt, isOpen, facts = [], savedAt } = item;
  const { singular, pathOf } = savedKinds[kind];
  return (
    <ResultRow
      level="h3"
      title={title}
      to={pathOf(item)}
      provider={provider}
      picture={<InitialsAvatar name={provider || title} id={id} src={picture} size={48} />}
      aside={
        closesAt && (
          <>
            {isOpen ? 'Open until ' : 'Closed on '}
            <DateText value={closesAt} />
          </>
        )
      }
      facts={facts.length > 0 && <strong>{facts.join(' · ')}</strong>}
      tags={[singular]}
      foot={
        <>
          Saved on <DateText value={savedAt} />
        </>
      }
      action={<ItemSaveToggle kind={kind} id={id} name={title} />}
    />
  );
}
