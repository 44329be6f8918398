import type { Sample } from './sample';

export const java: Sample = {
  program: `
import java.util.*;

public class Solution {
  static class Helper { int main; }

  public static void main(String[] args) throws Exception {
    Scanner in = new Scanner(System.in);
    switch (in.nextLine()) {
      case "hello" -> System.out.println("Hello, World!");
      case "read" -> System.out.println(in.nextLine());
      case "throw" -> throw new IllegalStateException("thrown on purpose");
      case "cpu" -> { long n = 0; while (true) n++; }
      case "sleep" -> Thread.sleep(60000);
      case "memory" -> { List<byte[]> kept = new ArrayList<>(); while (true) kept.add(new byte[1000000]); }
      case "output" -> { while (true) System.out.println("x".repeat(999)); }
      case "errors" -> { while (true) System.err.println("x".repeat(999)); }
      case "processes" -> {
        try {
          for (int i = 0; i < 100; i++) {
            Thread thread = new Thread(() -> { try { Thread.sleep(60000); } catch (InterruptedException e) { } });
            thread.setDaemon(true);
            thread.start();
          }
        } catch (Throwable e) {
          System.out.println("refused");
          System.out.flush();
          Runtime.getRuntime().halt(0);
        }
      }
      default -> { }
    }
  }
}
`,
  broken: `class Main { public static void main(String[] args) { int x = ; } }`,
  compileError: /Main\.java:1: error: illegal start of expression/,
};
