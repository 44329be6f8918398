import type { ProgramExit, Program } from '../worker/messages';
import type { LanguageRuntime } from '../worker/serve-language';
import { newQuickJs } from './quickjs';
import { runJavascript } from './run-javascript';
import { transpileTypescript } from './transpile-typescript';

/** JavaScript and TypeScript on QuickJS. Each run has its own engine, instantiated from the same compiled module. */
export function javascriptLanguage(): LanguageRuntime {
  let engineModule: WebAssembly.Module | undefined;
  return {
    async load([wasm]) {
      if (!wasm) throw new Error('The engine is missing');
      engineModule = await WebAssembly.compile(wasm);
    },
    async run(program, write): Promise<ProgramExit> {
      if (!engineModule) throw new Error('The engine is not loaded yet');
      const script = toScript(program);
      if ('error' in script) return { code: 1, compileError: script.error };
      return runJavascript(await newQuickJs(engineModule), script, program.stdin, write);
    },
  };
}

function toScript({ language, source }: Program): { code: string } | { error: string } {
  return language === 'typescript' ? transpileTypescript(source) : { code: source };
}
