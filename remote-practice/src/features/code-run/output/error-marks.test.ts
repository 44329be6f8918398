import { errorMarks } from './error-marks';

test('[U20] the errors of javac have a line, a column and a message', () => {
  const output = `Main.java:3: error: ';' expected
    int b
         ^
Main.java:5: error: cannot find symbol
    x = 1;
    ^
  symbol:   variable x
2 errors
`;
  expect(errorMarks('java', output)).toEqual([
    { line: 3, column: 10, message: "';' expected" },
    { line: 5, column: 5, message: 'cannot find symbol' },
  ]);
});

test.each([
  [
    'javascript',
    "/box/main.js:2\nlet b c;\n      ^\n\nSyntaxError: Unexpected identifier 'c'\n    at wrapSafe (node:internal)\n",
    { line: 2, column: 7, message: "SyntaxError: Unexpected identifier 'c'" },
  ],
  [
    'javascript',
    "SyntaxError: expecting ';'\n    at /box/main.js:2:7\n",
    { line: 2, column: 7, message: "SyntaxError: expecting ';'" },
  ],
  [
    'typescript',
    '✘ [ERROR] Expected ";" but found "c"\n\n    main.ts:2:6:\n      2 │ let b c;\n        │       ^\n        ╵       ;\n',
    { line: 2, column: 7, message: 'Expected ";" but found "c"' },
  ],
  [
    'typescript',
    'main.ts: Unexpected token, expected ";" (2:7)\n',
    { line: 2, column: 7, message: 'Unexpected token, expected ";"' },
  ],
  [
    'python',
    '  File "main.py", line 2\n    print((\n         ^\nSyntaxError: \'(\' was never closed\n',
    { line: 2, column: null, message: "SyntaxError: '(' was never closed" },
  ],
  [
    'python',
    'Traceback (most recent call last):\n  File "/box/main.py", line 9, in <module>\n    f()\n  File "/box/main.py", line 4, in f\n    1 / 0\nZeroDivisionError: division by zero\n',
    { line: 4, column: null, message: 'ZeroDivisionError: division by zero' },
  ],
  [
    'csharp',
    "/box/main.cs(4,3): error CS1525: Unexpected symbol `}'\nCompilation failed: 1 error(s)\n",
    { line: 4, column: 3, message: "CS1525: Unexpected symbol `}'" },
  ],
  [
    'php',
    'PHP Parse error:  syntax error, unexpected token "echo" in /box/main.php on line 3\n',
    { line: 3, column: null, message: 'syntax error, unexpected token "echo"' },
  ],
] as const)('[U20] an error of %s names a line: %j', (language, output, mark) => {
  expect(errorMarks(language, output)).toEqual([mark]);
});

test('output without a line of the program has no marks', () => {
  expect(errorMarks('python', 'Segmentation fault\n')).toEqual([]);
  expect(errorMarks('javascript', 'at node:internal/main:3\n')).toEqual([]);
});
