import type { User } from '@sopaan/schemas/account/user';
import { useVersionedSave, type Stored } from '../../../components/conflict/use-versioned-save';
import { useSaveSection } from '../api/use-save-section';
import type { SectionEditor, UserCache } from '../section-editor';

interface Options<Data extends object> {
  editor: SectionEditor<Data>;
  /** The user as it was when the editor was opened. The member has not seen later changes. */
  user: User;
  cache: UserCache;
  onSaved: () => void;
}

/** Saves a section of the profile over the version that was edited. */
export function useSectionSave<Data extends object>(options: Options<Data>) {
  const { editor, user, cache, onSaved } = options;
  const { mutateAsync } = useSaveSection(editor, cache);
  const read = (stored: User): Stored<Data> => ({
    data: editor.read(stored),
    version: stored.sectionVersions[editor.section],
  });
  return useVersionedSave({
    stored: read(user),
    save: ({ data, version }) => mutateAsync({ userId: user.userId, version, updateData: data }),
    fetchStored: async () => read(await cache.fetchUser()),
    onSaved,
  });
}
