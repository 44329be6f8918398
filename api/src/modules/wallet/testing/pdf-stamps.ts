import {
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

/** The corners of a stamp in the coordinates of its page: bottom left, bottom right, top right, top left. */
type Corners = readonly Point[];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

interface StampedPage {
  page: PDFPage;
  stamps: Corners[];
}

/** The stamps of each page, read from what its content draws. */
export async function readStamps(pdf: Buffer): Promise<StampedPage[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((page) => ({ page, stamps: drawnCorners(decodePage(page)) }));
}

function decodePage(page: PDFPage): string {
  const contents = page.node.normalizedEntries().Contents?.asArray() ?? [];
  return contents
    .map((reference) => page.doc.context.lookup(reference))
    .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

/** Follows the operators that change the matrix; a stamp is an image, which fills the unit square. */
function drawnCorners(content: string): Corners[] {
  const found: Corners[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/);
    const operator = words.at(-1);
    if (operator === 'q') saved.push(matrix);
    if (operator === 'Q') matrix = saved.pop() ?? IDENTITY;
    if (operator === 'cm') matrix = multiply(toMatrix(words.slice(0, 6).map(Number)), matrix);
    if (operator === 'Do' && line.includes(PDFName.of('Watermark').asString())) {
      const square: Corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ];
      const current = matrix;
      found.push(square.map((point) => apply(current, point)));
    }
  }
  return found;
}

function toMatrix([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Matrix {
  return [a, b, c, d, e, f];
}

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The inner matrix is applied first. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const origin = apply(outer, [e, f]);
  const [x, y] = [apply(outer, [a + e, b + f]), apply(outer, [c + e, d + f])];
  return [
    x[0] - origin[0],
    x[1] - origin[1],
    y[0] - origin[0],
    y[1] - origin[1],
    origin[0],
    origin[1],
  ];
}
