/** Types of imported assets: style sheets are imported for their side effect, other files as URLs. */
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** The text of a file. A `.program.ts` is bundled with its imports into one script. */
declare module '*?text' {
  const text: string;
  export default text;
}
