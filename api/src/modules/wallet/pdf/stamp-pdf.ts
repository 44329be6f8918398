import {
  concatTransformationMatrix,
  drawObject,
  EncryptedPDFError,
  ParseSpeeds,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { layOutStamps } from '../watermark/stamp-layout';
import type { WatermarkResult } from '../watermark/watermark-result';
import { limitInflation } from './limit-inflation';
import { readPageArea } from './page-area';

/** Draws the stamp, a PNG, on every page. */
export async function stampPdf(pdf: Uint8Array, stamp: Uint8Array): Promise<WatermarkResult> {
  const refusal = limitInflation();
  try {
    const document = await PDFDocument.load(pdf, {
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
    });
    const refused = refusal();
    if (refused) return { problem: refused };
    const pages = document.getPages();
    if (pages.length === 0) return { problem: 'unreadable' };
    const image = await document.embedPng(stamp);
    for (const page of pages) stampPage(page, image);
    const bytes = await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Infinity,
    });
    return { bytes };
  } catch (error) {
    const isEncrypted = error instanceof EncryptedPDFError || Buffer.from(pdf).includes('/Encrypt');
    return { problem: isEncrypted ? 'encrypted' : (refusal() ?? 'unreadable') };
  }
}

/** Draws the stamp after the content of the page, so that no picture or background covers it. */
function stampPage(page: PDFPage, image: PDFImage): void {
  const area = readPageArea(page);
  if (!area) return;
  const { angle, size, centers } = layOutStamps(area.size, image);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const name = page.node.newXObject('Watermark', image.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...area.matrix),
    ...centers.flatMap(({ x, y }) => [
      pushGraphicsState(),
      concatTransformationMatrix(cos, sin, -sin, cos, x, y),
      // An image fills the unit square.
      concatTransformationMatrix(size.width, 0, 0, size.height, -size.width / 2, -size.height / 2),
      drawObject(name),
      popGraphicsState(),
    ]),
    popGraphicsState(),
  );
}
