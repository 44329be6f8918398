import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  environmentStateSchema,
  type EnvironmentState,
} from '@sopaan/schemas/releases/environment';

/** The last state of an environment, on disk: an edge that starts while the registry is unavailable serves it. */
export interface SavedState {
  /** Undefined if no state has been saved, or the file is invalid. */
  read: () => Promise<EnvironmentState | undefined>;
  write: (state: EnvironmentState) => Promise<void>;
}

export function savedState(file: string): SavedState {
  return {
    async read() {
      try {
        return environmentStateSchema.validateSync(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
    async write(state) {
      const temporary = `${file}.${process.pid}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, JSON.stringify(state));
      await rename(temporary, file);
    },
  };
}
