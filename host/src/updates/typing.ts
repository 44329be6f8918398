/** Types of inputs that contain no typed text, or text that is kept in the URL. */
const IGNORED_TYPES = /^(?:search|checkbox|radio|range|color|button|submit|reset|image|hidden)$/;

/** Tracks the fields that the visitor has typed into. */
export interface TypingTracker {
  /** Whether one of these fields is still on the page and not empty. */
  hasUnsavedInput: () => boolean;
  /** Whether a file is being chosen, which makes the page hidden in some browsers. */
  isChoosingFile: () => boolean;
}

export function trackTyping(): TypingTracker {
  const fields = new Set<HTMLElement>();
  let isChoosingFile = false;
  const onInput = ({ target }: Event) => {
    if (isField(target)) fields.add(target);
  };
  const onClick = ({ target }: Event) => {
    isChoosingFile = target instanceof HTMLInputElement && target.type === 'file';
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  return {
    hasUnsavedInput: () => {
      for (const field of fields) {
        if (!field.isConnected) fields.delete(field);
        else if (fieldText(field).trim()) return true;
      }
      return false;
    },
    isChoosingFile: () => isChoosingFile,
  };
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !IGNORED_TYPES.test(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.closest('[contenteditable]') !== null)
  );
}

function fieldText(field: HTMLElement): string {
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isInput ? field.value : (field.textContent ?? '');
}
