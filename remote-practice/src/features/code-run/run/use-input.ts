import type { Challenge } from '@sopaan/schemas/challenge';
import { useState } from 'react';
import type { RunInput } from './run-state';

const OWN = 'Own input';

export interface InputChoice {
  names: string[];
  chosen: number;
  isOwn: boolean;
  /** What was typed as own input. */
  text: string;
  present: RunInput;
  choose: (at: number) => void;
  write: (text: string) => void;
}

/** The examples of a challenge, and after them what somebody types. */
export function useInput(examples: Challenge['examples']): InputChoice {
  const [chosen, choose] = useState(0);
  const [text, write] = useState('');
  const example = examples[chosen];
  const names = [...examples.map((_example, at) => `Example ${at + 1}`), OWN];
  return {
    names,
    chosen,
    isOwn: example === undefined,
    text,
    present: {
      name: names[chosen] ?? OWN,
      stdin: example?.input ?? text,
      expected: example?.output ?? null,
    },
    choose,
    write,
  };
}
