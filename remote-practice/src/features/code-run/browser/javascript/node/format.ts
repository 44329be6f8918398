import { inspect } from './inspect';

/** The arguments of `console.log` as one text: placeholders filled, the rest behind, spaces between. */
export function format(...args: unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') return args.map(shown).join(' ');
  const text = rest.length === 0 ? first : filled(first, rest);
  return [text, ...rest.map(shown)].join(' ');
}

const shown = (value: unknown) => (typeof value === 'string' ? value : inspect(value));

/** Takes off `rest` what it has filled in. */
function filled(template: string, rest: unknown[]): string {
  return template.replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === '%%') return '%';
    if (rest.length === 0) return mark;
    const value = rest.shift();
    switch (mark) {
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
