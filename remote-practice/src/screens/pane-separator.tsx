import { styled } from '@sopaan/ui/core';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { wideWindow } from '../styles/window-width';
import { PANE_LIMITS, type PaneName } from './pane-sizes';

interface PaneSeparatorProps {
  pane: PaneName;
  label: string;
  /** Id of the pane that it resizes. */
  controls: string;
  /** In percent of the space that the panes share. */
  size: number;
  onResize: (size: number) => void;
}

const KEY_STEP_PERCENT = 2;
/** Shorter movements are a click. */
const CLICK_DISTANCE_PX = 3;

/**
 * A window splitter: resizes a pane with the arrow keys, Home and End, or by dragging. Enter or a click switches between the default
 * size and the largest one.
 */
export function PaneSeparator({ pane, label, controls, size, onResize }: PaneSeparatorProps) {
  const { min, max, initial } = PANE_LIMITS[pane];
  const isColumn = pane === 'statement';
  const drag = useRef<{ from: number; space: number; size: number; hasMoved: boolean }>(null);
  const position = (event: PointerEvent) => (isColumn ? event.clientX : -event.clientY);
  const lengthOf = (element: Element | null | undefined) => {
    const rectangle = element?.getBoundingClientRect();
    return (isColumn ? rectangle?.width : rectangle?.height) ?? 0;
  };
  /** A pane may be larger than its size says, because it has a minimum width. */
  const displayedSize = (separator: HTMLElement) => {
    const space = lengthOf(separator.parentElement);
    return space > 0 ? (100 * lengthOf(document.getElementById(controls))) / space : size;
  };

  const switchSize = () => onResize(size === max ? initial : max);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = displayedSize(event.currentTarget);
    const grow = isColumn ? 'ArrowRight' : 'ArrowUp';
    const shrink = isColumn ? 'ArrowLeft' : 'ArrowDown';
    const next = {
      [grow]: current + KEY_STEP_PERCENT,
      [shrink]: current - KEY_STEP_PERCENT,
      Home: min,
      End: max,
    };
    const target = next[event.key];
    if (event.key === 'Enter') switchSize();
    else if (target !== undefined) onResize(target);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      from: position(event),
      space: lengthOf(event.currentTarget.parentElement),
      size: displayedSize(event.currentTarget),
      hasMoved: false,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    const distance = position(event) - drag.current.from;
    if (Math.abs(distance) >= CLICK_DISTANCE_PX) drag.current.hasMoved = true;
    if (!drag.current.hasMoved || drag.current.space === 0) return;
    onResize(drag.current.size + (100 * distance) / drag.current.space);
  };
  const onPointerUp = () => {
    if (drag.current?.hasMoved === false) switchSize();
    drag.current = null;
  };
  return (
    <Separator
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isColumn ? 'vertical' : 'horizontal'}
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(size)}
      aria-valuetext={`${Math.round(size)} percent`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null;
      }}
    />
  );
}

const Separator = styled('div')(({ theme }) => ({
  display: 'none',
  [wideWindow(theme)]: {
    display: 'block',
    position: 'relative',
    flex: '0 0 12px',
    touchAction: 'none',
    borderRadius: 6,
    '&[aria-orientation="vertical"]': { cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { cursor: 'row-resize' },
    // The handle.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      borderRadius: 2,
      backgroundColor: theme.palette.text.secondary,
    },
    '&[aria-orientation="vertical"]::after': { width: 4, height: 32 },
    '&[aria-orientation="horizontal"]::after': { width: 32, height: 4 },
    '&:hover, &:focus-visible': { backgroundColor: theme.palette.action.hover },
  },
}));
