/** What was pressed before the login, kept in this tab: in the address it is a mark that nobody else can make. */
const KEY = 'sopaan.action';

/** Stands in where the browser denies storage. */
let inMemory: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
}

function write(mark: string | null): void {
  inMemory = mark;
  try {
    if (mark === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, mark);
  } catch {
    // Kept in memory.
  }
}

/** The name of the query parameter that carries the mark. */
export const ACTION_PARAMETER = 'do';

/** Remembers what was pressed. The mark goes into the address that the login leads back to. */
export function createActionToken(name: string): string {
  const mark = `${name}~${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  write(mark);
  return mark;
}

/** Whether a mark is about an action of that name. */
export function isActionToken(mark: string, name: string): boolean {
  return mark.slice(0, mark.lastIndexOf('~')) === name;
}

/** Whether this tab made the mark and has not used it yet. It is used by asking. */
export function consumeActionToken(mark: string): boolean {
  if (read() !== mark) return false;
  write(null);
  return true;
}
