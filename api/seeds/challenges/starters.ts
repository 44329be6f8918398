import type { Language } from '@sopaan/schemas/code-runs/code-run';

const javascript = `const lines = require('node:fs').readFileSync(0, 'utf8').split('\\n');

// Read from lines and print the answer.
console.log(lines[0]);
`;

const typescript = `declare const require: (name: string) => any;
const lines: string[] = require('fs').readFileSync(0, 'utf8').split('\\n');

// Read from lines and print the answer.
console.log(lines[0]);
`;

const python = `import sys

lines = sys.stdin.read().split("\\n")

# Read from lines and print the answer.
print(lines[0])
`;

const java = `import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        String line = input.nextLine();

        // Read from input and print the answer.
        System.out.println(line);
    }
}
`;

const csharp = `using System;

class Program
{
    static void Main()
    {
        string line = Console.ReadLine();

        // Read further lines and print the answer.
        Console.WriteLine(line);
    }
}
`;

const php = `<?php
$lines = explode("\\n", stream_get_contents(STDIN));

// Read from $lines and print the answer.
echo $lines[0], "\\n";
`;

const codeByLanguage = {
  javascript,
  typescript,
  python,
  java,
  csharp,
  php,
} satisfies Record<Language, string>;

/** The initial code of a solution, which already reads the input and prints the answer. */
export const starters = Object.entries(codeByLanguage).map(([language, code]) => ({
  language,
  code,
}));
