import { constructorName, functionText, objectPrefix, sizedPrefix } from './constructor-name';
import { formatError } from './format-error';
import { formatKey, quoteString } from './quote';
import { reduceToSingleString, type InspectContext } from './reduce-to-single-string';

const MAX_ITEMS = 100;
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

/** `util.inspect`: formats a value like `console.log` of Node. docs/decisions/0053 explains why no library is used. */
export const inspect = Object.assign(
  (value: unknown, options: { depth?: number | null } = {}): string => {
    const maxDepth = options.depth === null ? Infinity : (options.depth ?? 2);
    const state = { indentation: 0, currentDepth: 0, seen: [], circular: new Map() };
    return formatValue(value, 0, { ...state, maxDepth });
  },
  { custom: CUSTOM },
);

function formatValue(value: unknown, level: number, context: InspectContext): string {
  if (typeof value === 'string') return quoteString(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function') return formatText(value, functionText(value), level, context);
  if (typeof value !== 'object' || value === null) return String(value);
  const custom: unknown = Reflect.get(value, CUSTOM);
  if (typeof custom === 'function') return formatCustom(value, custom, level, context);
  if (context.seen.includes(value)) {
    const number = context.circular.get(value) ?? context.circular.size + 1;
    context.circular.set(value, number);
    return `[Circular *${number}]`;
  }
  if (level > context.maxDepth && !isEmpty(value))
    return Array.isArray(value) ? '[Array]' : `[${constructorName(value)}]`;
  return formatObject(value, level, context);
}

/** The result of an object's method `[util.inspect.custom](depth, options, inspect)`. */
function formatCustom(
  value: object,
  custom: Function,
  level: number,
  context: InspectContext,
): string {
  const depth = context.maxDepth - level;
  const result: unknown = Reflect.apply(custom, value, [depth, { depth }, inspect]);
  if (result === value) return formatObject(value, level, context);
  return typeof result === 'object' ? formatValue(result, level, context) : String(result);
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return Reflect.ownKeys(value).length === 0;
}

function formatObject(value: object, level: number, context: InspectContext): string {
  const name = constructorName(value);
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)) {
    const prefix = name === 'Array' ? '' : `${name}(${lengthOf(value)}) `;
    return formatCollection(value, `${prefix}[`, arrayItems, ']', level, context);
  }
  if (value instanceof Map) {
    const start = `${sizedPrefix(value, 'Map', value.size)}{`;
    return formatCollection(value, start, mapItems, '}', level, context);
  }
  if (value instanceof Set) {
    const start = `${sizedPrefix(value, 'Set', value.size)}{`;
    return formatCollection(value, start, setItems, '}', level, context);
  }
  if (value instanceof Error) return formatText(value, errorText(value, context), level, context);
  if (value instanceof RegExp) return formatText(value, String(value), level, context);
  if (value instanceof Date) return formatText(value, formatDate(value), level, context);
  if (value instanceof Promise) return 'Promise { <pending> }';
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return `[${name}: ${formatValue(value.valueOf(), level, context)}]`;
  return formatCollection(value, `${objectPrefix(value)}{`, () => [], '}', level, context);
}

type Items = (value: object, write: (item: unknown) => string) => string[];

const arrayItems: Items = (value, write) => {
  const length = lengthOf(value);
  const items: string[] = [];
  let index = 0;
  while (index < length && items.length < MAX_ITEMS) {
    const gapStart = index;
    while (index < length && !(index in value)) index += 1;
    const holes = index - gapStart;
    if (holes > 0) {
      items.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`);
    } else {
      items.push(write(Reflect.get(value, index)));
      index += 1;
    }
  }
  return [...items, ...remainingText(length - index)];
};

const mapItems: Items = (value, write) =>
  value instanceof Map
    ? [
        ...[...value].slice(0, MAX_ITEMS).map(([key, item]) => `${write(key)} => ${write(item)}`),
        ...remainingText(value.size - MAX_ITEMS),
      ]
    : [];

const setItems: Items = (value, write) =>
  value instanceof Set
    ? [...[...value].slice(0, MAX_ITEMS).map(write), ...remainingText(value.size - MAX_ITEMS)]
    : [];

function remainingText(count: number): string[] {
  return count > 0 ? [`... ${count} more item${count > 1 ? 's' : ''}`] : [];
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
  const numbers =
    Array.isArray(value) &&
    value.every((item) => typeof item === 'number' || typeof item === 'bigint');
  const grouped =
    end === ']' && properties.length === 0 ? { numbers, limit: MAX_ITEMS } : undefined;
  const reference = context.circular.get(value);
  const prefix = reference === undefined ? '' : `<ref *${reference}> `;
  return reduceToSingleString(
    [...entries, ...properties],
    prefix + start,
    end,
    level,
    context,
    grouped,
  );
}

/** A value with its own text, such as a date or function, and its extra properties. */
function formatText(value: object, text: string, level: number, context: InspectContext): string {
  context.seen.push(value);
  context.indentation += 2;
  const properties = formatProperties(value, level, context);
  context.indentation -= 2;
  context.seen.pop();
  if (properties.length === 0) return text;
  return reduceToSingleString(properties, `${text} {`, '}', level, context);
}

function formatProperties(value: object, level: number, context: InspectContext): string[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  const properties = Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (!property?.enumerable || (isList && typeof key === 'string' && /^\d+$/.test(key)))
      return [];
    return `${formatKey(key)}: ${formatProperty(property, level, context)}`;
  });
  const cause = value instanceof Error && Object.getOwnPropertyDescriptor(value, 'cause');
  if (cause && !cause.enumerable)
    properties.push(`[cause]: ${formatProperty(cause, level, context)}`);
  return properties;
}

function formatProperty(
  property: PropertyDescriptor,
  level: number,
  context: InspectContext,
): string {
  if (property.get) return property.set ? '[Getter/Setter]' : '[Getter]';
  return property.set ? '[Setter]' : formatValue(property.value, level + 1, context);
}

function lengthOf(value: object): number {
  const length: unknown = Reflect.get(value, 'length');
  return typeof length === 'number' ? length : 0;
}

const formatDate = (date: Date) => (isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString());

/** The text of an error inside a value: in brackets if it has no stack, otherwise indented like the value. */
function errorText(error: Error, { indentation }: InspectContext): string {
  const text = formatError(error);
  return text.includes('\n    at ')
    ? text.replaceAll('\n', `\n${' '.repeat(indentation)}`)
    : `[${text}]`;
}
