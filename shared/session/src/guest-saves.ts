/** What a guest has saved for later, on this device. It is added to the account at the login. */
import {
  GUEST_SAVED_MAX,
  savedKeysSchema,
  type SavedKeys,
  type SavedKind,
} from '@sopaan/schemas/saved/saved';
import { readGuestSavesText, writeGuestSavesText } from './guest-saves-storage';

interface SavedKey {
  kind: SavedKind;
  id: string;
}

const isSame = (one: SavedKey, other: SavedKey) => one.kind === other.kind && one.id === other.id;

/** The saved items in the order of saving; none if the browser denies storage or the stored value is not valid. */
export function readGuestSaves(): SavedKeys {
  const stored = parseJson(readGuestSavesText());
  return savedKeysSchema.isValidSync(stored, { strict: true }) ? stored : [];
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const write = (keys: SavedKeys) =>
  writeGuestSavesText(keys.length === 0 ? null : JSON.stringify(keys));

/** Saves an item. `full`: the guest has saved the maximum number of items. `denied`: the browser denies storage. */
export function addGuestSave(key: SavedKey): 'stored' | 'full' | 'denied' {
  const others = readGuestSaves().filter((other) => !isSame(other, key));
  if (others.length >= GUEST_SAVED_MAX) return 'full';
  return write([...others, key]) ? 'stored' : 'denied';
}

/** Removes items. Returns false if the browser denies storage. */
export function removeGuestSaves(keys: SavedKeys): boolean {
  return write(readGuestSaves().filter((stored) => !keys.some((key) => isSame(key, stored))));
}
