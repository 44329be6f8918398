import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';
import { readPdfStrings } from './pdf-strings';

const inflateStream = promisify(inflate);

/** The limits of inflated bytes, for one stream and for all: text needs far less, and a crafted file must not fill the memory. */
const MAX_STREAM_BYTES = 8 * 1_048_576;
const MAX_TOTAL_BYTES = 32 * 1_048_576;

/** Twelve digits in groups of four, not as a part of a longer number. */
const NUMBER = /(?<!\d[ -]?)(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?![ -]?\d)/g;

/**
 * Whether the text of a PDF contains a full Aadhaar number. It finds text of plain and deflated streams in the encodings that
 * keep digits as they are; not text in pictures, in encrypted files, or in fonts with codes of their own.
 */
export async function hasUnmaskedAadhaar(pdf: Buffer): Promise<boolean> {
  let total = 0;
  for (const stream of streamsOf(pdf)) {
    const content = await inflateOrKeep(stream);
    total += content.length;
    if (total > MAX_TOTAL_BYTES) return false;
    if (isText(content) && containsNumber(readPdfStrings(content))) return true;
  }
  return false;
}

/** Pictures and fonts have no operators that show text. */
function isText(content: Buffer): boolean {
  return content.includes('BT') && (content.includes('Tj') || content.includes('TJ'));
}

function containsNumber(text: string): boolean {
  return [...text.matchAll(NUMBER)].some(([number]) => isAadhaarNumber(number.replace(/\D/g, '')));
}

function* streamsOf(pdf: Buffer): Generator<Buffer> {
  for (let at = pdf.indexOf('stream'); at >= 0;) {
    const end = pdf.indexOf('endstream', at);
    if (end < 0) return;
    const start = at + 'stream'.length;
    const lineEnd = pdf[start] === 0x0d && pdf[start + 1] === 0x0a ? 2 : 1;
    yield pdf.subarray(start + lineEnd, end);
    at = pdf.indexOf('stream', end + 'endstream'.length);
  }
}

/** Inflates a stream. One that cannot be inflated is returned as it is. */
async function inflateOrKeep(stream: Buffer): Promise<Buffer> {
  try {
    return await inflateStream(stream, { maxOutputLength: MAX_STREAM_BYTES });
  } catch {
    return stream;
  }
}
