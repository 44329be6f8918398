/** Inputs that hold nothing typed, or whose state is in the address. */
const UNTYPED = /^(?:search|checkbox|radio|range|color|button|submit|reset|image|hidden)$/;

/** Fields that a person has typed into. */
export interface Typing {
  /** One of them is still on the page, with something in it. */
  unsaved: () => boolean;
  /** A file is being chosen, which hides some browsers' pages. */
  choosing: () => boolean;
}

export function trackTyping(): Typing {
  const fields = new Set<HTMLElement>();
  let choosing = false;
  const typed = ({ target }: Event) => {
    if (isField(target)) fields.add(target);
  };
  const clicked = ({ target }: Event) => {
    choosing = target instanceof HTMLInputElement && target.type === 'file';
  };
  document.addEventListener('input', typed, true);
  document.addEventListener('click', clicked, true);
  return {
    unsaved: () => {
      for (const field of fields) {
        if (!field.isConnected) fields.delete(field);
        else if (contentOf(field).trim()) return true;
      }
      return false;
    },
    choosing: () => choosing,
  };
}

function isField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return !UNTYPED.test(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.closest('[contenteditable]') !== null)
  );
}

function contentOf(field: HTMLElement): string {
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isInput ? field.value : (field.textContent ?? '');
}
