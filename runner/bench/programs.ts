import type { Language } from '@sopaan/schemas/code-runs/code-run';

/** The same small task in each language: the sum of the numbers in the input. */
export const PROGRAMS: Readonly<Record<Language, string>> = {
  javascript: `const words = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/);
console.log(words.reduce((sum, word) => sum + Number(word), 0));
`,
  typescript: `import { readFileSync } from 'node:fs';
const words: string[] = readFileSync(0, 'utf8').trim().split(/\\s+/);
console.log(words.reduce((sum: number, word: string) => sum + Number(word), 0));
`,
  python: `import sys
print(sum(int(word) for word in sys.stdin.read().split()))
`,
  java: `import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner input = new Scanner(System.in);
    long sum = 0;
    while (input.hasNextLong()) sum += input.nextLong();
    System.out.println(sum);
  }
}
`,
  csharp: `using System;

class Program {
  static void Main() {
    long sum = 0;
    foreach (var word in Console.In.ReadToEnd().Split((char[])null, StringSplitOptions.RemoveEmptyEntries)) sum += long.Parse(word);
    Console.WriteLine(sum);
  }
}
`,
  php: `<?php
echo array_sum(preg_split('/\\s+/', trim(file_get_contents('php://stdin')))), "\\n";
`,
};

export const INPUT = '40 2\n';
export const PRINTED = '42\n';
