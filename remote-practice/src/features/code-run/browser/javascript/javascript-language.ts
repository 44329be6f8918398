import type { ProgramExit, Program } from '../worker/messages';
import type { LanguageRuntime } from '../worker/serve-language';
import { newQuickJs } from './quickjs';
import { runJavascript } from './run-javascript';
import { transpileTypescript } from './transpile-typescript';

/** JavaScript and TypeScript on QuickJS. Each run has its own engine, instantiated from the same compiled module. */
export function javascriptLanguage(): LanguageRuntime {
  let compiled: WebAssembly.Module | undefined;
  return {
    async load([wasm]) {
      if (!wasm) throw new Error('The engine is missing');
      compiled = await WebAssembly.compile(wasm);
    },
    async run(program, write): Promise<ProgramExit> {
      if (!compiled) throw new Error('Not loaded yet');
      const script = toScript(program);
      if ('error' in script) return { code: 1, compileError: script.error };
      return runJavascript(await newQuickJs(compiled), script, program.stdin, write);
    },
  };
}

function toScript({ language, source }: Program): { code: string } | { error: string } {
  return language === 'typescript' ? transpileTypescript(source) : { code: source };
}
