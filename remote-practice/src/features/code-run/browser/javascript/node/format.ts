import { inspect } from './inspect';

/** `util.format`: replaces placeholders and appends the remaining arguments, separated by spaces. */
export function format(...args: unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') return args.map(stringify).join(' ');
  const text = rest.length === 0 ? first : replacePlaceholders(first, rest);
  return [text, ...rest.map(stringify)].join(' ');
}

const stringify = (value: unknown) => (typeof value === 'string' ? value : inspect(value));

/** Replaces placeholders, and removes the arguments that it uses from `args`. */
function replacePlaceholders(template: string, args: unknown[]): string {
  return template.replace(/%[sdifjoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    if (args.length === 0) return placeholder;
    return replacePlaceholder(placeholder, args.shift());
  });
}

function replacePlaceholder(placeholder: string, value: unknown): string {
  switch (placeholder) {
    case '%s':
      return toText(value);
    case '%d':
      return toNumberText(value, Number);
    case '%i':
      return toNumberText(value, (text) => parseInt(String(text), 10));
    case '%f':
      return typeof value === 'symbol' ? 'NaN' : inspect(parseFloat(String(value)));
    case '%j':
      return toJson(value);
    case '%c':
      return '';
    case '%o':
      return inspect(value, { depth: 4 });
    default:
      return inspect(value);
  }
}

/** Converts strings, functions and objects with their own `toString` to text, and inspects other values. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'function') return String(value);
  const isObject = typeof value === 'object' && value !== null;
  return isObject && hasOwnToString(value) ? String(value) : inspect(value, { depth: 0 });
}

function hasOwnToString(value: object): boolean {
  let owner: unknown = value;
  while (typeof owner === 'object' && owner !== null && !Object.hasOwn(owner, 'toString'))
    owner = Object.getPrototypeOf(owner);
  if (typeof owner !== 'object' || owner === null) return false;
  const method: unknown = Reflect.get(owner, 'toString');
  return (
    typeof method === 'function' &&
    !/\[native code\]/.test(Function.prototype.toString.call(method))
  );
}

function toNumberText(value: unknown, parse: (value: unknown) => number): string {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'symbol' ? 'NaN' : inspect(parse(value));
}

function toJson(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch (error) {
    if (error instanceof TypeError && /circular/i.test(error.message)) return '[Circular]';
    throw error;
  }
}
