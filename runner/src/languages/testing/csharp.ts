import type { Sample } from './sample';

export const csharp: Sample = {
  program: `
using System;
using System.Collections.Generic;
using System.Threading;

class Program {
  static void Main() {
    switch (Console.ReadLine()) {
      case "hello": Console.WriteLine("Hello, World!"); break;
      case "read": Console.WriteLine(Console.ReadLine()); break;
      case "throw": throw new InvalidOperationException("thrown on purpose");
      case "cpu": while (true) { }
      case "sleep": Thread.Sleep(60000); break;
      case "memory": var kept = new List<byte[]>(); while (true) kept.Add(new byte[1000000]);
      case "output": while (true) Console.WriteLine(new string('x', 999));
      case "errors": while (true) Console.Error.WriteLine(new string('x', 999));
      case "processes":
        try {
          for (int i = 0; i < 100; i++) {
            var thread = new Thread(() => Thread.Sleep(60000));
            thread.IsBackground = true;
            thread.Start();
          }
        } catch (Exception) {
          Console.WriteLine("refused");
          Console.Out.Flush();
          Environment.Exit(0);
        }
        break;
    }
  }
}
`,
  broken: `class Program { static void Main() { int x = ; } }`,
  compileError: /main\.cs\(1,\d+\): error CS1525/,
};
