import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { findEditable, findProfileSection, type Editable } from './section-labels';

/** Marks the history entries that were added by opening an editor: closing it goes back. */
const OPENED_HERE = { editorOpenedHere: true };

/** The section or picture whose editor is open, from the query parameter `edit`; undefined if none is. */
export function useEditedSection() {
  const [searchParams, setSearchParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const edited = findEditable(searchParams.get('edit'));

  const open = (opened: Editable) => {
    const next = new URLSearchParams(searchParams);
    next.set('edit', opened);
    setSearchParams(next, { state: OPENED_HERE, preventScrollReset: true });
  };
  const close = () => {
    if (typeof state === 'object' && state !== null && 'editorOpenedHere' in state) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(searchParams);
    next.delete('edit');
    // The tab of the section was shown because its editor was open, and stays open.
    const section = findProfileSection(edited ?? null);
    if (section && !next.has('tab')) next.set('tab', section);
    setSearchParams(next, { replace: true, preventScrollReset: true });
  };
  return { edited, open, close };
}
