import { Script } from 'node:vm';
import { java } from './java';
import { mainClass, publicClass } from './java-source';
import { typescript } from './typescript';

const MAIN = 'public static void main(String[] args) { }';

const TOOLS = { java: '', javac: '', esbuild: '', node: '' };

test.each([
  [`class Main { ${MAIN} }`, null, 'Main'],
  [`public class Solution { ${MAIN} }`, 'Solution', 'Solution'],
  [`class Helper { void help() { if (true) { } } } final class App { ${MAIN} }`, null, 'App'],
  [`package shop.cart;\npublic final class Cart { ${MAIN} }`, 'Cart', 'shop.cart.Cart'],
  [`class Outer { static class Inner { ${MAIN} } }`, null, 'Outer$Inner'],
  [
    `// class No { ${MAIN}\n/* class No { */ class Yes { String s = "} class No {"; ${MAIN} }`,
    null,
    'Yes',
  ],
  [
    `class A { char c = '"'; char d = '{'; } record B(int x) { static void main(String... a) { } }`,
    null,
    'B',
  ],
  [`interface Run { static void main(final String[] a) { } }`, null, 'Run'],
  [`class Nothing { void mainly() { } }`, null, null],
  [`public enum Day { MONDAY { void f() { } }; ${MAIN} }`, 'Day', 'Day'],
])(
  'finds the public class and the main class of %s',
  (source, expectedPublicClass, expectedMainClass) => {
    expect(publicClass(source)).toBe(expectedPublicClass);
    expect(mainClass(source)).toBe(expectedMainClass);
  },
);

test.each([
  ['मेला', `public class मेला { ${MAIN} }`],
  ['A$B', `public class A$B { ${MAIN} }`],
  // Too long for a file name; javac reports what is wrong.
  ['Main', `public class ${'a'.repeat(300)} { ${MAIN} }`],
])('the file of a Java program has the name of its public class: %s', (name, source) => {
  expect(java.plan(source, TOOLS, 1).file).toBe(`${name}.java`);
});

const REPEATED_PARTS = [
  'public ',
  '/* ',
  '"',
  '\\"',
  "\\'",
  '{',
  'final ',
  'static ',
  'void main(',
  '\n',
  '\r',
  ' ',
];

test.each(REPEATED_PARTS)('a Java source that repeats %j is parsed in linear time', (part) => {
  const source = `${part.repeat(300_000)}x`;
  const plan = () => [java, typescript].map((language) => language.plan(source, TOOLS, 1));
  // Without the timeout a slow pattern would block the server for minutes.
  new Script('plan()').runInNewContext({ plan }, { timeout: 4_000 });
  expect(mainClass(source)).toBeNull();
});
