import { object, string } from 'yup';
import type { RunLimits } from '../code-runner';

const refusalSchema = object({ message: string().default('') });
const CEILING = /\b(\w+) cannot exceed the configured limit of (\d+)/;
const COMPILE_MILLISECONDS = 10_000;

/** The most that a server allows, as far as it has said so. */
export interface Ceilings {
  /** The limits in Piston's words, none of them above what it allows. */
  wordsFor(limits: RunLimits): Record<string, number>;
  /** Whether an answer tells of a ceiling that was not known. */
  learn(refusal: unknown): boolean;
}

/** A server refuses a run that may use more than its own settings allow, and names the one that is too high. */
export function learnCeilings(): Ceilings {
  const known = new Map<string, number>();
  return {
    wordsFor({ cpuMs, wallMs, memoryBytes }) {
      const wanted = {
        compile_timeout: COMPILE_MILLISECONDS,
        compile_cpu_time: COMPILE_MILLISECONDS,
        run_timeout: wallMs,
        run_cpu_time: cpuMs,
        run_memory_limit: memoryBytes,
      };
      return Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => [
          name,
          Math.min(value, known.get(name) ?? value),
        ]),
      );
    },
    learn(refusal) {
      const message = refusalSchema.isValidSync(refusal) ? refusalSchema.cast(refusal).message : '';
      const [, name = '', most = ''] = CEILING.exec(message) ?? [];
      if (name === '' || known.get(name) === Number(most)) return false;
      known.set(name, Number(most));
      return true;
    },
  };
}
