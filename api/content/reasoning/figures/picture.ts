/** A picture of the markup of questions: an SVG in a `data:` URL, and its text. It is dark on white in both themes. */
export function picture(text: string, width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke="#222"><path stroke="none" fill="#fff" d="M0 0h${width}v${height}H0z"/>${shapes}</svg>`;
  // Parentheses are encoded, because they would end the URL in the markup.
  const encoded = encodeURIComponent(svg).replaceAll('(', '%28').replaceAll(')', '%29');
  return `![${text}](data:image/svg+xml,${encoded})`;
}
