import type { PDFPageProxy } from 'unpdf/pdfjs';
import { hasAadhaarNumber } from './aadhaar-number';
import type { PdfResult } from './pdf-job';

/** Whether the text of a PDF, with that of its form fields and notes, contains a full Aadhaar number. */
export async function findAadhaar(pdf: Uint8Array): Promise<PdfResult> {
  // Loaded on demand, because the library is large.
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');
  try {
    // The library takes ownership of the bytes, and refuses a `Buffer`.
    const data = new Uint8Array(pdf);
    const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      if (hasAadhaarNumber(await readText(page))) return { hasAadhaar: true };
      page.cleanup();
    }
    return { hasAadhaar: false };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { problem: isEncrypted ? 'encrypted' : 'unreadable' };
  }
}

/** The text of a page and its annotations. Each line of the page is a line of the result. */
async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const shown = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  const annotations: unknown = await page.getAnnotations();
  return [shown.join(''), ...collectTexts(annotations)].join('\n');
}

/** All strings in a nested value. */
function collectTexts(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return [];
  return Object.values(data).flatMap(collectTexts);
}
