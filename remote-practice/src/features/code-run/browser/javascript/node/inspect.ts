import { joined } from './joined';

/** Where a value stands while it is written out. */
export interface Place {
  indentation: number;
  /** How deep the value is that was written last: what nests deeply is not written in one line. */
  deepest: number;
  /** How deep one looks. */
  depth: number;
  above: object[];
}

const LONGEST = 100;

/** A value as Node writes it in `console.log`. */
export function inspect(value: unknown, options: { depth?: number | null } = {}): string {
  const depth = options.depth === null ? Infinity : (options.depth ?? 2);
  return written(value, 0, { indentation: 0, deepest: 0, depth, above: [] });
}

export function written(value: unknown, level: number, place: Place): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function') return withProperties(value, languageName(value), level, place);
  if (typeof value !== 'object' || value === null) return String(value);
  if (place.above.includes(value)) return '[Circular *1]';
  if (level > place.depth && !isEmpty(value))
    return Array.isArray(value) ? '[Array]' : `[${className(value)}]`;
  return ofObject(value, level, place);
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return Reflect.ownKeys(value).length === 0;
}

function ofObject(value: object, level: number, place: Place): string {
  const name = className(value);
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)) {
    const prefix = name === 'Array' ? '' : `${name}(${lengthOf(value)}) `;
    return list(value, `${prefix}[`, arrayItems, ']', level, place);
  }
  if (value instanceof Map) return list(value, `Map(${value.size}) {`, mapItems, '}', level, place);
  if (value instanceof Set) return list(value, `Set(${value.size}) {`, setItems, '}', level, place);
  if (value instanceof Error) return withProperties(value, errorText(value), level, place);
  if (value instanceof RegExp) return withProperties(value, String(value), level, place);
  if (value instanceof Date) return withProperties(value, dateText(value), level, place);
  if (value instanceof Promise) return 'Promise { <pending> }';
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return `[${name}: ${written(value.valueOf(), level, place)}]`;
  const prefix = name === 'Object' ? '' : `${name} `;
  return list(value, `${prefix}{`, () => [], '}', level, place);
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
  for (const [there, item] of all.slice(0, LONGEST)) {
    if (!there) holes += 1;
    else {
      closeGap();
      items.push(write(item));
    }
  }
  closeGap();
  return [...items, ...more(all.length)];
};

const mapItems: Items = (value, write) =>
  value instanceof Map ? [...value].map(([key, item]) => `${write(key)} => ${write(item)}`) : [];

const setItems: Items = (value, write) =>
  value instanceof Set ? [...[...value].slice(0, LONGEST).map(write), ...more(value.size)] : [];

function more(count: number): string[] {
  const left = count - LONGEST;
  return left > 0 ? [`... ${left} more item${left > 1 ? 's' : ''}`] : [];
}

function list(
  value: object,
  start: string,
  items: Items,
  end: string,
  level: number,
  place: Place,
): string {
  if (!isEmpty(value)) place.deepest = level;
  place.above.push(value);
  place.indentation += 2;
  const own = items(value, (item) => written(item, level + 1, place));
  const properties = propertiesOf(value, level, place);
  place.indentation -= 2;
  place.above.pop();
  const numbers = Array.isArray(value) && value.every((item) => typeof item === 'number');
  const grouped = end === ']' && properties.length === 0 ? { numbers, limit: LONGEST } : undefined;
  return joined([...own, ...properties], start, end, level, place, grouped);
}

/** A value that is a text of its own, and whatever has been put on it. */
function withProperties(value: object, text: string, level: number, place: Place): string {
  const properties = propertiesOf(value, level, place);
  if (properties.length === 0) return text;
  return joined(properties, `${text} {`, '}', level, place);
}

function propertiesOf(value: object, level: number, place: Place): string[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (!property?.enumerable || (isList && typeof key === 'string' && /^\d+$/.test(key)))
      return [];
    const name = typeof key === 'symbol' ? `[${key.toString()}]` : keyText(key);
    return `${name}: ${propertyText(property, level, place)}`;
  });
}

function propertyText(property: PropertyDescriptor, level: number, place: Place): string {
  if (property.get) return property.set ? '[Getter/Setter]' : '[Getter]';
  return property.set ? '[Setter]' : written(property.value, level + 1, place);
}

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

function quoted(text: string): string {
  const mark = !text.includes("'")
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
  return mark + (mark === "'" ? inside.replaceAll("'", "\\'") : inside) + mark;
}

function languageName(value: object): string {
  const name: unknown = Reflect.get(value, 'name');
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class')) {
    const above: unknown = Reflect.get(Object.getPrototypeOf(value), 'name');
    return `[class ${String(name) || '(anonymous)'}${above ? ` extends ${String(above)}` : ''}]`;
  }
  const kind = className(value);
  return name ? `[${kind}: ${String(name)}]` : `[${kind} (anonymous)]`;
}

function className(value: object): string {
  const above: unknown = Object.getPrototypeOf(value);
  if (above === null) return '[Object: null prototype]';
  const constructor: unknown = Reflect.get(value, 'constructor');
  return typeof constructor === 'function' && constructor.name ? constructor.name : 'Object';
}

function lengthOf(value: object): number {
  const length: unknown = Reflect.get(value, 'length');
  return typeof length === 'number' ? length : 0;
}

const dateText = (date: Date) => (isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString());

/** With the lines of the program, without those of this stand-in. */
export function errorText(error: Error): string {
  const head = error.message ? `${error.name}: ${error.message}` : error.name;
  const lines = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node:internal'))
    .filter((line) => line.trimStart().startsWith('at '));
  return [head, ...lines].join('\n');
}
