import { transform } from 'sucrase';

/** Strips the types; like the server, it does not check them. */
export function transpileTypescript(source: string): { code: string } | { error: string } {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      filePath: 'main.ts',
    });
    return { code: code.replace(/^"use strict";/, '') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: `${reason.replace('Error transforming main.ts: ', 'main.ts: ')}\n` };
  }
}
