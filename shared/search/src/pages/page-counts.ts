import { array, number, object, string } from 'yup';

const STORE = 'sopaan-search-pages';

/** The number of lists that are remembered; the oldest are dropped. */
const MAX_ENTRIES = 50;

const countsSchema = array(
  object({ entry: string().required(), pages: number().integer().min(1).required() }),
).required();

function readCounts() {
  try {
    return countsSchema.validateSync(JSON.parse(sessionStorage.getItem(STORE) ?? '[]'));
  } catch {
    // Without storage, or if its content is invalid, Back loads only the first page.
    return [];
  }
}

/** The number of pages that a list had loaded at a history entry. */
export function readPageCount(entry: string): number {
  return readCounts().find((count) => count.entry === entry)?.pages ?? 1;
}

export function savePageCount(entry: string, pages: number): void {
  const otherCounts = readCounts().filter((count) => count.entry !== entry);
  try {
    sessionStorage.setItem(
      STORE,
      JSON.stringify([...otherCounts, { entry, pages }].slice(-MAX_ENTRIES)),
    );
  } catch {
    // Without storage, Back loads only the first page.
  }
}
