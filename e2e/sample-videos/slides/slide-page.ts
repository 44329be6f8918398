import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Lesson } from '../lesson';

const folder = import.meta.dirname;
const styles = readFileSync(join(folder, 'slide.css'), 'utf8');
const fonts = [400, 600, 700].map(fontFace).join('\n');

/**
 * The page of one slide. Its elements follow the sentences:
 * an element with `data-on="2"` has the class `on` during the second sentence, one with `data-from="2"` appears with it.
 */
export function slidePage({ lesson, slides }: Lesson, index: number): string {
  const slide = slides[index];
  if (!slide) throw new Error(`"${lesson}" has no slide ${index}.`);
  const dots = slides.map((_, dot) => `<i class="${dot <= index ? 'done' : ''}"></i>`).join('');
  return `<!doctype html>
<html lang="en-IN">
  <style>${fonts}${styles}${slide.css ?? ''}</style>
  <main class="slide step-1">
    <h1>${slide.title}</h1>
    <div class="body">${slide.body}</div>
    <footer><span>${lesson}</span><b>${dots}</b></footer>
  </main>
</html>`;
}

function fontFace(weight: number): string {
  const file = `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`;
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face { font-family: Mukta; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}
