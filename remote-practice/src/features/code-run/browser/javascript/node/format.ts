import { inspect } from './inspect';

/** `util.format`: replaces placeholders and appends the remaining arguments, separated by spaces. */
export function format(...args: unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') return args.map(stringify).join(' ');
  const text = rest.length === 0 ? first : replacePlaceholders(first, rest);
  return [text, ...rest.map(stringify)].join(' ');
}

const stringify = (value: unknown) => (typeof value === 'string' ? value : inspect(value));

/** Removes the arguments that it uses from `rest`. */
function replacePlaceholders(template: string, rest: unknown[]): string {
  return template.replace(/%[sdifjoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    if (rest.length === 0) return placeholder;
    const value = rest.shift();
    switch (placeholder) {
      case '%s':
        return typeof value === 'string' ? value : inspect(value, { depth: 0 });
      case '%d':
        return typeof value === 'bigint' ? `${value}n` : String(Number(value));
      case '%i':
        return String(parseInt(String(value), 10));
      case '%f':
        return String(parseFloat(String(value)));
      case '%j':
        return JSON.stringify(value);
      case '%c':
        return '';
      default:
        return inspect(value, { depth: 4 });
    }
  });
}
