import { STDIN_MAX } from '@sopaan/schemas/code-runs/execute-request';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { useLayoutEffect, useEffectEvent, useState } from 'react';
import { array, object, string, type InferType } from 'yup';
import type { RunCase } from './run-state';

/** Each case is a run of its own, and the runs per minute are limited. */
export const OWN_CASES_MAX = 3;

const ownCasesSchema = array(
  object({
    stdin: string().defined().max(STDIN_MAX),
    /** Empty if it is not known. */
    expected: string().defined().max(STDIN_MAX),
  }).required(),
)
  .max(OWN_CASES_MAX)
  .required();
export type OwnCase = InferType<typeof ownCasesSchema>[number];

export interface Cases {
  /** All cases of a run: the examples of the statement, then the visitor's own cases. */
  all: readonly RunCase[];
  own: readonly OwnCase[];
  add: () => void;
  change: (index: number, changes: Partial<OwnCase>) => void;
  remove: (index: number) => void;
}

/** The examples of a challenge, and own cases, which are kept on this device. */
export function useCases({ id, examples }: Pick<Challenge, 'id' | 'examples'>): Cases {
  const [own, setOwn] = useState<readonly OwnCase[]>([]);
  const load = useEffectEvent(() => {
    const draft = readDraft(draftName(id));
    if (ownCasesSchema.isValidSync(draft, { strict: true })) setOwn(draft);
  });
  // Loads before the page is painted; a server has no storage.
  useLayoutEffect(() => load(), []);
  const save = (next: readonly OwnCase[]) => {
    setOwn(next);
    writeDraft(draftName(id), next.length > 0 ? next : undefined);
  };
  const all = [
    ...examples.map(({ input, output }, index) => ({
      name: `Example ${index + 1}`,
      stdin: input,
      expected: output,
    })),
    ...own.map(({ stdin, expected }, index) => ({
      name: ownCaseName(index),
      stdin,
      expected: expected.trim() === '' ? null : expected,
    })),
  ];
  return {
    all: all.length > 0 ? all : [{ name: 'No input', stdin: '', expected: null }],
    own,
    add: () => save([...own, { stdin: '', expected: '' }]),
    change: (index, changes) =>
      save(own.map((one, position) => (position === index ? { ...one, ...changes } : one))),
    remove: (index) => save(own.filter((_one, position) => position !== index)),
  };
}

export function ownCaseName(index: number): string {
  return `Your case ${index + 1}`;
}

const draftName = (challengeId: string) => `cases.${challengeId}`;
