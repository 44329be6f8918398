import { reduceToSingleString } from './reduce-to-single-string';

/** State of a recursive inspection. Names are those of `lib/internal/util/inspect.js` in Node where possible. */
export interface InspectContext {
  indentation: number;
  /** Depth of the value formatted last; values with deep nesting are not put on one line. */
  currentDepth: number;
  /** Objects below this depth are abbreviated. */
  maxDepth: number;
  seen: object[];
}

const MAX_ITEMS = 100;

/** `util.inspect`: formats a value like `console.log` of Node. */
export function inspect(value: unknown, options: { depth?: number | null } = {}): string {
  const maxDepth = options.depth === null ? Infinity : (options.depth ?? 2);
  return formatValue(value, 0, { indentation: 0, currentDepth: 0, maxDepth, seen: [] });
}

export function formatValue(value: unknown, level: number, context: InspectContext): string {
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function')
    return withProperties(value, functionBase(value), level, context);
  if (typeof value !== 'object' || value === null) return String(value);
  if (context.seen.includes(value)) return '[Circular *1]';
  if (level > context.maxDepth && !isEmpty(value))
    return Array.isArray(value) ? '[Array]' : `[${className(value)}]`;
  return formatObject(value, level, context);
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return Reflect.ownKeys(value).length === 0;
}

function formatObject(value: object, level: number, context: InspectContext): string {
  const name = className(value);
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)) {
    const prefix = name === 'Array' ? '' : `${name}(${lengthOf(value)}) `;
    return formatCollection(value, `${prefix}[`, arrayItems, ']', level, context);
  }
  if (value instanceof Map)
    return formatCollection(value, `Map(${value.size}) {`, mapItems, '}', level, context);
  if (value instanceof Set)
    return formatCollection(value, `Set(${value.size}) {`, setItems, '}', level, context);
  if (value instanceof Error) return withProperties(value, formatError(value), level, context);
  if (value instanceof RegExp) return withProperties(value, String(value), level, context);
  if (value instanceof Date) return withProperties(value, formatDate(value), level, context);
  if (value instanceof Promise) return 'Promise { <pending> }';
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return `[${name}: ${formatValue(value.valueOf(), level, context)}]`;
  const prefix = name === 'Object' ? '' : `${name} `;
  return formatCollection(value, `${prefix}{`, () => [], '}', level, context);
}

type Items = (value: object, write: (item: unknown) => string) => string[];

const arrayItems: Items = (value, write) => {
  const all = Array.from({ length: lengthOf(value) }, (_, index): [boolean, unknown] => [
    index in value,
    Reflect.get(value, index),
  ]);
  const items: string[] = [];
  let holes = 0;
  const closeGap = () => {
    if (holes > 0) items.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`);
    holes = 0;
  };
  for (const [isPresent, item] of all.slice(0, MAX_ITEMS)) {
    if (!isPresent) holes += 1;
    else {
      closeGap();
      items.push(write(item));
    }
  }
  closeGap();
  return [...items, ...remainingText(all.length)];
};

const mapItems: Items = (value, write) =>
  value instanceof Map ? [...value].map(([key, item]) => `${write(key)} => ${write(item)}`) : [];

const setItems: Items = (value, write) =>
  value instanceof Set
    ? [...[...value].slice(0, MAX_ITEMS).map(write), ...remainingText(value.size)]
    : [];

function remainingText(count: number): string[] {
  const left = count - MAX_ITEMS;
  return left > 0 ? [`... ${left} more item${left > 1 ? 's' : ''}`] : [];
}

function formatCollection(
  value: object,
  start: string,
  items: Items,
  end: string,
  level: number,
  context: InspectContext,
): string {
  if (!isEmpty(value)) context.currentDepth = level;
  context.seen.push(value);
  context.indentation += 2;
  const entries = items(value, (item) => formatValue(item, level + 1, context));
  const properties = formatProperties(value, level, context);
  context.indentation -= 2;
  context.seen.pop();
  const numbers = Array.isArray(value) && value.every((item) => typeof item === 'number');
  const grouped =
    end === ']' && properties.length === 0 ? { numbers, limit: MAX_ITEMS } : undefined;
  return reduceToSingleString([...entries, ...properties], start, end, level, context, grouped);
}

/** A value with its own text, such as a date or function, and its extra properties. */
function withProperties(
  value: object,
  text: string,
  level: number,
  context: InspectContext,
): string {
  const properties = formatProperties(value, level, context);
  if (properties.length === 0) return text;
  return reduceToSingleString(properties, `${text} {`, '}', level, context);
}

function formatProperties(value: object, level: number, context: InspectContext): string[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (!property?.enumerable || (isList && typeof key === 'string' && /^\d+$/.test(key)))
      return [];
    const name = typeof key === 'symbol' ? `[${key.toString()}]` : formatKey(key);
    return `${name}: ${formatProperty(property, level, context)}`;
  });
}

function formatProperty(
  property: PropertyDescriptor,
  level: number,
  context: InspectContext,
): string {
  if (property.get) return property.set ? '[Getter/Setter]' : '[Getter]';
  return property.set ? '[Setter]' : formatValue(property.value, level + 1, context);
}

const formatKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoteString(key));

function quoteString(text: string): string {
  const quote = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : text.includes('`')
        ? "'"
        : '`';
  const escapes: Record<string, string> = {
    '\n': '\\n',
    '\t': '\\t',
    '\r': '\\r',
    '\b': '\\b',
    '\\': '\\\\',
  };
  const inside = text.replace(/[\n\t\r\b\\]/g, (found) => escapes[found] ?? found);
  return quote + (quote === "'" ? inside.replaceAll("'", "\\'") : inside) + quote;
}

function functionBase(value: object): string {
  const name: unknown = Reflect.get(value, 'name');
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class')) {
    const parent: unknown = Reflect.get(Object.getPrototypeOf(value), 'name');
    return `[class ${String(name) || '(anonymous)'}${parent ? ` extends ${String(parent)}` : ''}]`;
  }
  const kind = className(value);
  return name ? `[${kind}: ${String(name)}]` : `[${kind} (anonymous)]`;
}

function className(value: object): string {
  const parent: unknown = Object.getPrototypeOf(value);
  if (parent === null) return '[Object: null prototype]';
  const constructor: unknown = Reflect.get(value, 'constructor');
  return typeof constructor === 'function' && constructor.name ? constructor.name : 'Object';
}

function lengthOf(value: object): number {
  const length: unknown = Reflect.get(value, 'length');
  return typeof length === 'number' ? length : 0;
}

const formatDate = (date: Date) => (isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString());

/** An error with its stack, without the frames of this code. */
export function formatError(error: Error): string {
  const head = error.message ? `${error.name}: ${error.message}` : error.name;
  const lines = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node:internal'))
    .filter((line) => line.trimStart().startsWith('at '));
  return [head, ...lines].join('\n');
}
