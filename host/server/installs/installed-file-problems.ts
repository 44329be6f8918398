import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';

export interface InstalledFileRef extends ReleaseRef {
  /** The name of the file. */
  name: string;
}

/** Installed files that were found missing or changed on disk. */
export interface InstalledFileProblems {
  /** Logs each file once, until it is installed again. Changed files are also counted. */
  report: (problem: 'missing' | 'changed', file: InstalledFileRef) => void;
  /** To be called when a file has been installed again. */
  clear: (file: InstalledFileRef) => void;
}

const MAX_REPORTED = 10_000;

export function installedFileProblemReporter(
  log: FastifyBaseLogger,
  countChanged: (release: ReleaseRef) => void,
): InstalledFileProblems {
  const reported = new QuickLRU<string, true>({ maxSize: MAX_REPORTED });
  return {
    report(problem, file) {
      const { unit, release, name } = file;
      if (reported.has(fileKey(file))) return;
      reported.set(fileKey(file), true);
      log.warn(
        { unit, release, file: name },
        `${name} of ${unit}@${release} ${TEXTS[problem]} and is installed again`,
      );
      if (problem === 'changed') countChanged({ unit, release });
    },
    clear: (file) => void reported.delete(fileKey(file)),
  };
}

const TEXTS = { missing: 'is missing', changed: 'has changed on disk' };

/** Identifies a file of a release. */
export function fileKey({ unit, release, name }: InstalledFileRef): string {
  return `${unit}@${release}/${name}`;
}
