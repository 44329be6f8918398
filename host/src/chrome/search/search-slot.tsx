import { Icon, IconButton } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useEffect, useState } from 'react';
import { isSlashOn } from './slash-key';

const SearchDialog = lazyPart(async () => (await import('./search-dialog')).SearchDialog);

/** Where `/` is typed as text, or another dialog is open. */
const OCCUPIED = 'input,textarea,select,[contenteditable],[role=textbox],[role=dialog],[role=menu]';

/** The button that opens the search over everything, also with `/` and Ctrl+K. The code of the dialog is loaded when it is opened. */
export function SearchSlot() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || altKey) return;
      const isControl = ctrlKey || metaKey;
      const isOccupied = target instanceof Element && target.closest(OCCUPIED) !== null;
      if (isControl ? key.toLowerCase() !== 'k' : key !== '/' || isOccupied || !isSlashOn()) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        sx={{ flex: 'none', width: 44, height: 44, color: 'text.primary' }}
      >
        <Icon name="search" size={22} />
      </IconButton>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
