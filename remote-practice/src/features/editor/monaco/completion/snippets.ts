import type { Language } from '@sopaan/schemas/code-runs/code-run';

export interface Snippet {
  name: string;
  description: string;
  /** The text to insert; `$1` and so on are places to fill in. */
  text: string;
}

const loop = (text: string): Snippet => ({
  name: 'for-loop',
  description: 'Loop with a counter',
  text,
});
const readLines = (text: string): Snippet => ({
  name: 'read-lines',
  description: 'Read all lines of the input',
  text,
});

const javascript = [
  loop('for (let ${1:i} = 0; ${1:i} < ${2:n}; ${1:i} += 1) {\n\t$0\n}'),
  readLines("const lines = require('node:fs').readFileSync(0, 'utf8').split('\\n');\n$0"),
];

/** Short programs to begin with, in each language. */
export const snippets: Record<Language, readonly Snippet[]> = {
  javascript,
  typescript: javascript,
  python: [
    loop('for ${1:i} in range(${2:n}):\n\t$0'),
    readLines('import sys\n\nlines = sys.stdin.read().split("\\n")\n$0'),
  ],
  java: [
    loop('for (int ${1:i} = 0; ${1:i} < ${2:n}; ${1:i}++) {\n\t$0\n}'),
    readLines(
      'BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));\nList<String> lines = reader.lines().toList();\n$0',
    ),
  ],
  csharp: [
    loop('for (int ${1:i} = 0; ${1:i} < ${2:n}; ${1:i}++)\n{\n\t$0\n}'),
    readLines("string[] lines = Console.In.ReadToEnd().Split('\\n');\n$0"),
  ],
  php: [
    loop('for (\\$${1:i} = 0; \\$${1:i} < \\$${2:n}; \\$${1:i}++) {\n\t$0\n}'),
    readLines('\\$lines = explode("\\n", stream_get_contents(STDIN));\n$0'),
  ],
};
