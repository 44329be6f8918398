import { readFileSync } from 'node:fs';
import { replacedFiles, replacementPath } from './runtime-files';

/** The names that an ES module exports. */
function exportsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const declared = [...code.matchAll(/^export (?:async )?(?:const|class|function) (\w+)/gm)];
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [...declared.map(([, name = '']) => name), ...listed].sort();
}

test.each(Object.entries(replacedFiles))(
  '%s is replaced by %s, with the same exports',
  (file, name) => {
    expect(exportsOf(file)).not.toEqual([]);
    expect(exportsOf(replacementPath(name))).toEqual(exportsOf(file));
  },
);
