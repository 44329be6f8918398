import type { Ending, Program } from '../worker/messages';
import type { Language } from '../worker/serve-language';
import { newQuickJs } from './quickjs';
import { runJavascript } from './run-javascript';
import { fromTypescript } from './typescript';

/** JavaScript and TypeScript on QuickJS: each run has an engine of its own, made of the same compiled code. */
export function javascriptLanguage(): Language {
  let compiled: WebAssembly.Module | undefined;
  return {
    async load([wasm]) {
      if (!wasm) throw new Error('The engine is missing');
      compiled = await WebAssembly.compile(wasm);
    },
    async run(program, write): Promise<Ending> {
      if (!compiled) throw new Error('Not loaded yet');
      const script = scriptOf(program);
      if ('error' in script) return { code: 1, compileError: script.error };
      return runJavascript(await newQuickJs(compiled), script, program.stdin, write);
    },
  };
}

function scriptOf({ language, source }: Program): { code: string } | { error: string } {
  return language === 'typescript' ? fromTypescript(source) : { code: source };
}
