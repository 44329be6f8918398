import { saveBlob } from '@sopaan/ui/save-blob';

/** Downloads a value as a JSON file. */
export function saveJson(name: string, value: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
