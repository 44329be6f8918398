import { ACTION_PARAMETER } from '@sopaan/session/action-token';
import { SAVED_KINDS, type SavedKind } from '@sopaan/schemas/saved/saved';
import { useSearchParams } from 'react-router-dom';
import { useSaved } from '../use-saved';

/** The token of the action that `useSaved` names `save:<kind>:<id>`. */
const SAVE_TOKEN = /^save:([a-z]+):(.+)~/;

/** For pages with lists: saves what a guest chose before the login, also when its row is not on the first page of results. */
export function ResumedSave() {
  const [searchParams] = useSearchParams();
  const [, name, id] = SAVE_TOKEN.exec(searchParams.get(ACTION_PARAMETER) ?? '') ?? [];
  const kind = SAVED_KINDS.find((known) => known === name);
  return kind && id ? <ResumedItem kind={kind} id={id} /> : null;
}

function ResumedItem({ kind, id }: { kind: SavedKind; id: string }) {
  useSaved({ kind, id, name: `The ${kind}` });
  return null;
}
