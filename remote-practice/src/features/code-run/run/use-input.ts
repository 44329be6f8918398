import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { useState } from 'react';
import type { RunInput } from './run-state';

const CUSTOM_INPUT = 'Custom input';

export interface InputChoice {
  names: string[];
  chosen: number;
  isCustom: boolean;
  /** The text of the custom input. */
  text: string;
  current: RunInput;
  choose: (index: number) => void;
  setText: (text: string) => void;
}

/** The inputs of the examples, followed by a custom input. */
export function useInput(examples: Challenge['examples']): InputChoice {
  const [chosen, choose] = useState(0);
  const [text, setText] = useState('');
  const example = examples[chosen];
  const names = [...examples.map((_example, index) => `Example ${index + 1}`), CUSTOM_INPUT];
  return {
    names,
    chosen,
    isCustom: example === undefined,
    text,
    current: {
      name: names[chosen] ?? CUSTOM_INPUT,
      stdin: example?.input ?? text,
      expected: example?.output ?? null,
    },
    choose,
    setText,
  };
}
