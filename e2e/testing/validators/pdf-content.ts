import { constants, inflateSync } from 'node:zlib';

export interface PdfContent {
  /** The text that a reader can select, page by page, without the spaces between lines. */
  text: string;
  /** The levels of the headings, in order, as screen readers see them. */
  headings: string[];
  pageCount: number;
}

/** Reads a PDF that Chromium has printed. */
export function readPdf(pdf: Buffer): PdfContent {
  const objects = readObjects(pdf);
  const fonts = new Map(
    [...objects]
      .map(([id, { dictionary }]) => [id, /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1]] as const)
      .map(([id, map]) => [id, readCharacterMap(objects.get(Number(map))?.stream ?? '')] as const),
  );
  const pages = [...objects.values()].filter(({ stream }) => /\bTf\b/.test(stream));
  const text = pages.map(({ stream }) => readText(stream, fonts)).join('\n');
  const elements = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  return {
    text,
    headings: [...elements.matchAll(/\/S \/(H[1-6])\b/g)].map(([, level = '']) => level),
    pageCount: [...elements.matchAll(/\/Type \/Page\b/g)].length,
  };
}

interface PdfObject {
  dictionary: string;
  /** The decompressed stream; empty if the object has none. */
  stream: string;
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, id = '', body = ''] = match;
    const [dictionary = '', data] = body.split(/stream\r?\n/);
    objects.set(Number(id), {
      dictionary,
      stream: data === undefined ? '' : inflate(dictionary, data),
    });
  }
  return objects;
}

function inflate(dictionary: string, data: string): string {
  if (!dictionary.includes('/FlateDecode')) return data;
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  return inflateSync(Buffer.from(data, 'latin1'), options).toString('latin1');
}

type CharacterMap = ReadonlyMap<number, string>;

/** The characters of a font's glyphs, from its CMap. */
function readCharacterMap(stream: string): CharacterMap {
  const characters = new Map<number, string>();
  for (const [, block = ''] of stream.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(parseInt(glyph, 16), fromUtf16(hex));
    }
  }
  for (const [, block = ''] of stream.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = parseInt(from, 16);
      for (let glyph = first; glyph <= parseInt(to, 16); glyph += 1) {
        characters.set(glyph, String.fromCharCode(parseInt(hex, 16) + glyph - first));
      }
    }
  }
  return characters;
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function readText(stream: string, fonts: ReadonlyMap<number, CharacterMap>): string {
  let font: CharacterMap | undefined;
  let text = '';
  for (const [, fontId, hex] of stream.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (fontId !== undefined) font = fonts.get(Number(fontId));
    for (const [glyph] of (hex ?? '').matchAll(/.{4}/g)) {
      text += font?.get(parseInt(glyph, 16)) ?? '';
    }
  }
  return text;
}
