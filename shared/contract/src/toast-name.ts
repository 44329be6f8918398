const MAX_LENGTH = 120;

/** The name of an item as toasts show it: the length of their message is limited. */
export function toastName(name: string): string {
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH - 1)}…` : name;
}
