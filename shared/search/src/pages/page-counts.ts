import { array, number, object, string } from 'yup';

const STORE = 'sopaan-search-pages';

/** The last fifty lists are enough for any Back button. */
const KEPT = 50;

const countsSchema = array(
  object({ entry: string().required(), pages: number().integer().min(1).required() }),
).required();

function readCounts() {
  try {
    return countsSchema.validateSync(JSON.parse(sessionStorage.getItem(STORE) ?? '[]'));
  } catch {
    return [];
  }
}

/** How many pages of a list were open at a history entry. */
export function readPageCount(entry: string): number {
  return readCounts().find((count) => count.entry === entry)?.pages ?? 1;
}

export function savePageCount(entry: string, pages: number): void {
  const others = readCounts().filter((count) => count.entry !== entry);
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...others, { entry, pages }].slice(-KEPT)));
  } catch {
    // A full or forbidden storage costs the pages that Back opens, nothing else.
  }
}
