import { isApiError } from '@sopaan/api-client/call';
import type { User } from '@sopaan/schemas/account/user';
import type { FormikHelpers } from '@sopaan/ui/forms';
import { useRef, useState } from 'react';
import { useSaveSection } from '../api/use-save-section';
import { isSameContent } from '../conflict/describe-change';
import type { SectionEditor, UserCache } from '../section-editor';

/** A stored section: its content and version. */
interface Stored<Data> {
  data: Data;
  version: number;
}

/** What was saved elsewhere while the section was edited, and how to go on. */
interface Conflict<Data> {
  before: Data;
  theirs: Data;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Options<Data extends object> {
  editor: SectionEditor<Data>;
  /** The user as it was when the editor was opened. The member has not seen later changes. */
  user: User;
  cache: UserCache;
  onSaved: () => void;
}

/** Saves a section over the version that was edited, and finds out what changed when there is a newer one. */
export function useSectionSave<Data extends object>(options: Options<Data>) {
  const { editor, user, cache, onSaved } = options;
  const { mutateAsync } = useSaveSection(editor, cache);
  const read = (stored: User): Stored<Data> => ({
    data: editor.read(stored),
    version: stored.sectionVersions[editor.section],
  });
  /** The version that the member's changes are based on. */
  const base = useRef(read(user));
  const [conflict, setConflict] = useState<Conflict<Data> | null>(null);

  async function send(mine: Data, helpers: FormikHelpers<Data>): Promise<void> {
    try {
      const { version } = base.current;
      await mutateAsync({ userId: user.userId, version, updateData: mine });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CONFLICT') throw error;
      return resolveConflict(mine, helpers);
    }
    onSaved();
  }

  async function resolveConflict(mine: Data, helpers: FormikHelpers<Data>): Promise<void> {
    const before = base.current.data;
    const theirs = read(await cache.fetchUser());
    // An earlier save was stored, but its response was lost.
    if (isSameContent(theirs.data, mine)) return onSaved();
    const rebase = () => {
      base.current = theirs;
      setConflict(null);
    };
    if (isSameContent(theirs.data, before)) {
      rebase();
      return send(mine, helpers);
    }
    setConflict({
      before,
      theirs: theirs.data,
      keepMine: () => {
        rebase();
        void helpers.submitForm();
      },
      takeTheirs: () => {
        rebase();
        helpers.resetForm({ values: theirs.data });
      },
    });
  }

  return { send, conflict, closeConflict: () => setConflict(null) };
}
