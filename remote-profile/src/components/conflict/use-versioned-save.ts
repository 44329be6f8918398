import { isApiError } from '@sopaan/api-client/call';
import type { FormikHelpers } from '@sopaan/ui/forms';
import { useRef, useState } from 'react';
import { isSameContent } from './describe-change';

/** The stored content, as form values, and its version. */
export interface Stored<Data> {
  data: Data;
  version: number;
}

/** The content that was saved elsewhere while the member was editing, and the two ways to resolve the conflict. */
interface Conflict<Data> {
  before: Data;
  theirs: Data;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Options<Data extends object> {
  /** What was stored when the editor was opened: the member has not seen later changes. */
  stored: Stored<Data>;
  /** Stores the content if its version is still the latest; else fails with CONFLICT. */
  save: (mine: Stored<Data>) => Promise<unknown>;
  fetchStored: () => Promise<Stored<Data>>;
  onSaved: () => void;
}

/** Saves the content unless a newer version was stored meanwhile; then reports what has changed. */
export function useVersionedSave<Data extends object>(options: Options<Data>) {
  const { save, fetchStored, onSaved } = options;
  const base = useRef(options.stored);
  const [conflict, setConflict] = useState<Conflict<Data> | null>(null);

  async function send(mine: Data, helpers: FormikHelpers<Data>): Promise<void> {
    try {
      await save({ data: mine, version: base.current.version });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CONFLICT') throw error;
      return resolveConflict(mine, helpers);
    }
    onSaved();
  }

  async function resolveConflict(mine: Data, helpers: FormikHelpers<Data>): Promise<void> {
    const before = base.current.data;
    const theirs = await fetchStored();
    // The same content is stored: an earlier save succeeded, but its response was lost.
    if (isSameContent(theirs.data, mine)) return onSaved();
    const rebase = () => {
      base.current = theirs;
      setConflict(null);
    };
    // Only the version is newer, so that saving overwrites nothing that the member has not seen.
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
