import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  StandardFonts,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** The operators that show a text at the top of a page. */
export const shown = (operand: string) => `BT /F1 12 Tf 40 700 Td ${operand} ET`;

interface PageOptions {
  font?: 'standard' | 'subset';
  /** Draws more on the page. */
  draw?: (page: PDFPage) => void;
  password?: { user: string; owner: string };
}

/** A PDF of one page with this content. */
export async function aTextPdf(content: string, options: PageOptions = {}): Promise<Buffer> {
  const { font = 'standard', draw, password } = options;
  const document = await PDFDocument.create();
  const page = document.addPage();
  const fontRef =
    font === 'subset'
      ? addSubsetFont(document)
      : (await document.embedFont(StandardFonts.Helvetica)).ref;
  page.node.setFontDictionary(PDFName.of('F1'), fontRef);
  setContent(page, deflateSync(Buffer.from(content, 'latin1')), ['FlateDecode']);
  draw?.(page);
  if (password) document.encrypt({ userPassword: password.user, ownerPassword: password.owner });
  return Buffer.from(await document.save());
}

/** As browsers and office programs print text: two bytes for a glyph, by its number in a subset of the font. */
function addSubsetFont({ context }: PDFDocument): PDFRef {
  const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfchar <0003> <0020> endbfchar
1 beginbfrange <0013> <001C> <0030> endbfrange
endcmap end end`;
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'AAAAAA+Mukta',
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      DW: 500,
      FontDescriptor: context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: 'AAAAAA+Mukta',
          Flags: 4,
          FontBBox: [0, -200, 1000, 900],
          ItalicAngle: 0,
          Ascent: 900,
          Descent: -200,
          CapHeight: 700,
          StemV: 80,
        }),
      ),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'AAAAAA+Mukta',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicode)),
    }),
  );
}

/** Text in the codes of the subset, as the operand of `Tj`. */
export function inSubset(text: string): string {
  // As in the `toUnicode` map above: 3 is a space, 0x13 the digit 0.
  const codes = [...text].map((letter) => (letter === ' ' ? 3 : 0x13 + Number(letter)));
  return `<${codes.map((code) => code.toString(16).padStart(4, '0')).join('')}>`;
}

/** A PDF of a few kilobytes whose page content takes that many megabytes when it is inflated. */
export async function aPdfWithContentOf(megabytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const block = deflateRawSync(Buffer.alloc(1_048_576, ' '), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const zlibHeader = Buffer.from([0x78, 0x9c]);
  const blocks = Array.from({ length: megabytes }, () => block);
  const content = deflateSync(Buffer.concat([zlibHeader, ...blocks]));
  setContent(document.addPage(), content, ['FlateDecode', 'FlateDecode']);
  return Buffer.from(await document.save());
}

function setContent(page: PDFPage, bytes: Buffer, filters: string[]): void {
  const { context } = page.doc;
  const filter = PDFArray.withContext(context);
  for (const name of filters) filter.push(PDFName.of(name));
  const stream = PDFRawStream.of(context.obj({ Filter: filter, Length: bytes.length }), bytes);
  page.node.set(PDFName.of('Contents'), context.register(stream));
}
