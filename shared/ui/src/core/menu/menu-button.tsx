import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MenuEntry, type MenuEntryData } from './menu-entry';

interface MenuButtonProps {
  /** The content of the button. */
  children: ReactNode;
  /** The accessible name, where the content is not text. */
  label?: string;
  entries: readonly MenuEntryData[];
  align?: 'start' | 'end';
  /** Opens the menu upwards, for a bar at the bottom of the screen. */
  above?: boolean;
  /** Without the chevron, for a button with an avatar or an icon. */
  plain?: boolean;
}

/** A button that opens a menu of links and actions, with keyboard support: arrow keys, Home, End, Escape and letters. */
export function MenuButton(props: MenuButtonProps) {
  const { children, label, entries, align = 'start', above = false, plain } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const findItems = () =>
    Array.from(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);

  const close = (focusButton = true) => {
    setOpen(false);
    if (focusButton) button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    findItems()[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onMenuKey = (event: KeyboardEvent) => {
    const items = findItems();
    const focusedIndex = items.findIndex((item) => item === document.activeElement);
    const targetIndex = indexForKey(event.key, focusedIndex, items);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (targetIndex !== undefined) items[targetIndex]?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <Box ref={root} sx={{ position: 'relative', display: 'inline-flex' }}>
      <Button
        ref={button}
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        endIcon={plain ? undefined : <Icon name="chevron-down" size={18} />}
        sx={plain ? { minWidth: 44, minHeight: 44, p: 0.5 } : { px: 1.5 }}
      >
        {children}
      </Button>
      {open && (
        <Paper
          id={id}
          role="menu"
          aria-label={label ?? (typeof children === 'string' ? children : undefined)}
          elevation={8}
          onKeyDown={onMenuKey}
          sx={{
            position: 'absolute',
            [above ? 'bottom' : 'top']: 'calc(100% + 8px)',
            ...(align === 'end' ? { right: 0 } : { left: 0 }),
            zIndex: 'modal',
            minWidth: 220,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: '70vh',
            overflowY: 'auto',
            p: 1,
            borderRadius: '16px',
          }}
        >
          {/* After a link the focus belongs to its page, after an action to the button. */}
          {entries.map((entry) => (
            <MenuEntry key={entry.label} entry={entry} onChosen={() => close(!entry.to)} />
          ))}
        </Paper>
      )}
    </Box>
  );
}

function indexForKey(key: string, focusedIndex: number, items: HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (focusedIndex + 1) % items.length;
  if (key === 'ArrowUp') return (focusedIndex - 1 + items.length) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const startsWith = (item: HTMLElement) =>
    (item.textContent ?? '').trim().toLowerCase().startsWith(key.toLowerCase());
  const laterMatch = items.findIndex((item, index) => index > focusedIndex && startsWith(item));
  const match = laterMatch >= 0 ? laterMatch : items.findIndex(startsWith);
  return match >= 0 ? match : undefined;
}
