const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const ARRAY_START = 0x5b;
const ARRAY_END = 0x5d;

interface Found {
  text: string;
  /** The index after the string. */
  end: number;
}

/**
 * The strings of a content stream, one on each line. The strings of an array (`[(12) -3 (34)] TJ`) are joined, because viewers show them
 * as one text. Each byte is read once, so a crafted file takes no longer than others.
 */
export function readPdfStrings(content: Buffer): string {
  const parts: string[] = [];
  let isInArray = false;
  for (let at = 0; at < content.length;) {
    const found = readString(content, at);
    if (found) {
      parts.push(found.text);
      if (!isInArray) parts.push('\n');
      at = found.end;
      continue;
    }
    if (content[at] === ARRAY_START) isInArray = true;
    if (content[at] === ARRAY_END) {
      isInArray = false;
      parts.push('\n');
    }
    at += 1;
  }
  return parts.join('');
}

function readString(content: Buffer, start: number): Found | undefined {
  if (content[start] === OPEN) return readLiteral(content, start + 1);
  if (content[start] !== LESS) return undefined;
  // `<<` begins a dictionary.
  if (content[start + 1] === LESS) return { text: '', end: start + 2 };
  return readHex(content, start + 1);
}

function readLiteral(content: Buffer, start: number): Found {
  let depth = 1;
  let at = start;
  for (; at < content.length; at += 1) {
    if (content[at] === BACKSLASH) at += 1;
    else if (content[at] === OPEN) depth += 1;
    else if (content[at] === CLOSE) depth -= 1;
    if (depth === 0) break;
  }
  return { text: withoutZeros(content.subarray(start, at)), end: at + 1 };
}

function readHex(content: Buffer, start: number): Found {
  let at = start;
  while (at < content.length && isHexOrSpace(content[at])) at += 1;
  if (content[at] !== GREATER) return { text: '', end: at };
  const digits = content.toString('latin1', start, at).replace(/\s/g, '');
  return { text: withoutZeros(Buffer.from(digits, 'hex')), end: at + 1 };
}

function isHexOrSpace(byte: number | undefined): boolean {
  return byte !== undefined && /[\da-fA-F\s]/.test(String.fromCharCode(byte));
}

/** Codes of two bytes have a zero before each digit. */
function withoutZeros(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}
