import { isApiError } from '@sopaan/api-client/call';
import type { FormikHelpers } from '@sopaan/ui/forms';
import { useRef, useState } from 'react';
import { isSameContent } from './describe-change';

/** What is stored: its content, as the form has it, and its version. */
export interface Stored<Data> {
  data: Data;
  version: number;
}

/** What was saved elsewhere while editing, and how to go on. */
interface Conflict<Data> {
  before: Data;
  theirs: Data;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface Options<Data extends object> {
  /** What was stored when the editor was opened: later changes were not seen by the member. */
  stored: Stored<Data>;
  /** Stores the content over the version. Fails with CONFLICT if there is a newer one. */
  save: (mine: Stored<Data>) => Promise<unknown>;
  fetchStored: () => Promise<Stored<Data>>;
  onSaved: () => void;
}

/** Saves over the version that was edited, and finds out what changed when there is a newer one. */
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
