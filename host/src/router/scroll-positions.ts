const STORE = 'sopaan-scroll';

/** Where pages of this tab's history stood, by history key. Survives a reload. */
export function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return new Map();
  }
}

/** The last fifty places are enough for any Back button. */
export function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...positions].slice(-50))));
  } catch {
    // A full or forbidden storage costs the restored position, nothing else.
  }
}
