import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '@sopaan/contract/slug';
import { Marked, type Token } from 'marked';
import { packageRoot } from '../../../src/config/package-root';
import { sanitize } from '../../../src/html/sanitize';

const FOLDER = join(packageRoot(), 'seeds/courses/lessons');
const EXTENSION = '.md';
const marked = new Marked({ gfm: true });

/** The HTML of each lesson of a course, by the title of the lesson. */
type LessonTexts = ReadonlyMap<string, string>;

let stored: ReadonlyMap<string, LessonTexts> | undefined;

/**
 * The lessons to read of a sample course. They are in the Markdown file of this folder that has the slug of the course's title as its name; a
 * heading of the first level begins a lesson.
 */
export function lessonTexts(courseTitle: string): LessonTexts {
  stored ??= new Map(readFiles().map(([name, markdown]) => [name, divide(markdown)]));
  return stored.get(slug(courseTitle)) ?? new Map();
}

/** The names of the files, without extension. */
export function lessonFileNames(): string[] {
  return readFiles().map(([name]) => name);
}

function readFiles(): [string, string][] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => [name.slice(0, -EXTENSION.length), readFileSync(join(FOLDER, name), 'utf8')]);
}

function divide(markdown: string): LessonTexts {
  const lessons: { title: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1)
      lessons.push({ title: String(token.text), tokens: [] });
    else lessons.at(-1)?.tokens.push(token);
  }
  return new Map(
    lessons.map(({ title, tokens }) => [title, sanitize(marked.parser(tokens), 'html')]),
  );
}
