/** What the bundler makes of files that are not code: a side effect for style sheets, a URL for the rest. */
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** The text of a file; of a `.program.ts`, it and all that it imports as one script. */
declare module '*?text' {
  const text: string;
  export default text;
}
