import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';

export interface InstalledFileRef extends ReleaseRef {
  /** The name of the file. */
  name: string;
}

/** Logs files that are missing or have changed on disk, and counts the changed ones: once until they have been installed again. */
export interface ProblemNotes {
  note: (problem: 'missing' | 'changed', file: InstalledFileRef) => void;
  clear: (file: InstalledFileRef) => void;
}

const MAX_NOTED = 10_000;

export function problemNotes(
  log: FastifyBaseLogger,
  countChanged: (release: ReleaseRef) => void,
): ProblemNotes {
  const noted = new QuickLRU<string, true>({ maxSize: MAX_NOTED });
  return {
    note(problem, file) {
      const { unit, release, name } = file;
      if (noted.has(fileKey(file))) return;
      noted.set(fileKey(file), true);
      log.warn(
        { unit, release, file: name },
        `${name} of ${unit}@${release} ${TEXTS[problem]} and is installed again`,
      );
      if (problem === 'changed') countChanged({ unit, release });
    },
    clear: (file) => void noted.delete(fileKey(file)),
  };
}

const TEXTS = { missing: 'is missing', changed: 'has changed on disk' };

/** Identifies a file of a release. */
export function fileKey({ unit, release, name }: InstalledFileRef): string {
  return `${unit}@${release}/${name}`;
}
