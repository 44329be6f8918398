import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

interface Page {
  /** Width and height in points. */
  size: readonly [number, number];
  /** Degrees clockwise, for the viewer. */
  rotation?: number;
  crop?: readonly [x: number, y: number, width: number, height: number];
}

/** A PDF with a line of text on each page. */
export async function aPdf(
  pages: readonly Page[] = [{ size: [595, 842] }],
  { password }: { password?: string } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const { size, rotation = 0, crop } of pages) {
    const page = document.addPage([...size]);
    page.drawText('Marks sheet', { x: 40, y: 40, size: 12, font });
    page.setRotation(degrees(rotation));
    if (crop) page.setCropBox(...crop);
  }
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

/** A PDF of a few hundred kilobytes with a stream of objects that takes that many bytes when it is inflated. */
export function aPdfThatInflatesTo(bytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(bytes, ' '));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\n%%EOF'),
  ]);
}
