import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { menuPosition, type MenuPosition } from './scroll-menu';
import { SELECT_DEFAULTS } from './select-defaults';
import { isDuplicate, matchingOptions, type SelectOption } from './select-option';

/** An option in the menu; `isNew` marks the one that creates the typed text. */
export interface ShownOption extends SelectOption {
  isNew?: boolean;
}

interface SelectInput {
  options: readonly SelectOption[];
  /** All existing options, including those that are not in the menu. */
  known: readonly SelectOption[];
  creatable: boolean;
  /** The option that is active when the menu opens. */
  current: string | null;
  closeOnPick: boolean;
  onPick: (value: string) => void;
}

/** The state and key handling of a select: a text field that filters a list of options. */
export function useSelect(input: SelectInput) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [requestedActive, setActive] = useState(0);
  const [position, setPosition] = useState<MenuPosition>({
    above: false,
    maxHeight: SELECT_DEFAULTS.maxMenuHeight,
  });

  const shownOptions: ShownOption[] = matchingOptions(input.options, typed);
  if (input.creatable && typed.trim() && !isDuplicate(input.known, typed)) {
    shownOptions.push({ value: typed.trim(), label: `Create "${typed.trim()}"`, isNew: true });
  }
  const active = Math.min(requestedActive, shownOptions.length - 1);

  const show = () => {
    if (control.current) setPosition(menuPosition(control.current));
    setActive(
      Math.max(
        0,
        input.options.findIndex((option) => option.value === input.current),
      ),
    );
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setTyped('');
  };
  const type = (text: string) => {
    if (!open) show();
    setTyped(text);
    setActive(0);
  };
  const pick = (option: ShownOption | undefined) => {
    if (!option) return;
    input.onPick(option.value);
    setTyped('');
    if (input.closeOnPick) setOpen(false);
  };

  const moves: Record<string, (at: number) => number> = {
    ArrowDown: (at) => (at + 1) % shownOptions.length,
    ArrowUp: (at) => (at - 1 + shownOptions.length) % shownOptions.length,
    PageDown: (at) => Math.min(at + SELECT_DEFAULTS.pageSize, shownOptions.length - 1),
    PageUp: (at) => Math.max(at - SELECT_DEFAULTS.pageSize, 0),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      if (!open) show();
      else if (shownOptions.length > 0) setActive(move(active));
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(shownOptions[active]);
    } else if (event.key === 'Escape' && open) {
      // Keeps a dialog around the select open.
      event.stopPropagation();
      hide();
    }
  };

  return {
    id,
    control,
    open,
    typed,
    shown: shownOptions,
    active,
    position,
    show,
    hide,
    type,
    pick,
    setActive,
    onKeyDown,
  };
}

export type SelectState = ReturnType<typeof useSelect>;
