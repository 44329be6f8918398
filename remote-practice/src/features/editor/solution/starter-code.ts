import type { Language } from '@sopaan/schemas/code-runs/code-run';

const GREETING = 'Hello, Sopaan!';

const defaultStarters: Record<Language, string> = {
  javascript: `function greet(name) {
  console.log("Hello, " + name + "!");
}

greet("Sopaan");
`,
  typescript: `function greet(name: string): void {
  console.log(\`Hello, \${name}!\`);
}

greet("Sopaan");
`,
  python: `def greet(name):
    print(f"Hello, {name}!")


greet("Sopaan")
`,
  java: `public class Main {
    public static void main(String[] args) {
        System.out.println("${GREETING}");
    }
}
`,
  csharp: `using System;

class Program
{
    static void Main()
    {
        Console.WriteLine("${GREETING}");
    }
}
`,
  php: `<?php

echo "${GREETING}\\n";
`,
};

interface Starter {
  language: string;
  code: string;
}

/** The initial code of the editor: the challenge's starter code, or a greeting. */
export function starterCode(starters: readonly Starter[], language: Language): string {
  return (
    starters.find((starter) => starter.language === language)?.code ?? defaultStarters[language]
  );
}
