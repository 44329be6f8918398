import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { number, object, type InferType } from 'yup';

export type PaneName = 'statement' | 'output';

/** In percent. The sizes keep each pane and its neighbour usable at 1,024 × 640 pixels. */
export const PANE_LIMITS: Readonly<
  Record<PaneName, { min: number; max: number; initial: number }>
> = {
  statement: { min: 20, max: 60, initial: 25 },
  output: { min: 12, max: 60, initial: 30 },
};

const STORAGE_KEY = 'sopaan.editor.pane-sizes';
const sizesSchema = object({ statement: number(), output: number() }).required();

type PaneSizes = InferType<typeof sizesSchema>;

interface PaneStyle extends CSSProperties {
  '--statement-size': string | undefined;
  '--output-size': string | undefined;
}

interface PaneSizesState {
  sizes: Readonly<Record<PaneName, number>>;
  /** The sizes that were changed, as custom properties of the style. */
  style: PaneStyle;
  resize: (pane: PaneName, size: number) => void;
}

/** The sizes of the panes, which are kept on this device. */
export function usePaneSizes(): PaneSizesState {
  const [changed, setChanged] = useState<PaneSizes>({});
  // Loads before the page is painted; a server renders the default sizes.
  useLayoutEffect(() => setChanged(readSizes()), []);
  return {
    sizes: {
      statement: changed.statement ?? PANE_LIMITS.statement.initial,
      output: changed.output ?? PANE_LIMITS.output.initial,
    },
    style: {
      '--statement-size': percent(changed.statement),
      '--output-size': percent(changed.output),
    },
    resize: (pane, size) => {
      const next = { ...changed, [pane]: clampSize(pane, size) };
      setChanged(next);
      writeSizes(next);
    },
  };
}

function percent(size: number | undefined): string | undefined {
  return size === undefined ? undefined : `${size}%`;
}

function clampSize(pane: PaneName, size: number): number {
  const { min, max } = PANE_LIMITS[pane];
  return Math.min(max, Math.max(min, size));
}

function readSizes(): PaneSizes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const { statement, output } = sizesSchema.validateSync(stored, { strict: true });
    return {
      ...(statement !== undefined && { statement: clampSize('statement', statement) }),
      ...(output !== undefined && { output: clampSize('output', output) }),
    };
  } catch {
    // The browser denies storage, or the stored value is damaged.
    return {};
  }
}

function writeSizes(sizes: PaneSizes): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(sizes));
  } catch {
    // Without storage the sizes last as long as the page.
  }
}
