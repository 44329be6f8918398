/** The name of an object's class, as Node prints it. */
export function constructorName(value: object): string {
  if (Object.getPrototypeOf(value) === null) return '[Object: null prototype]';
  const constructor: unknown = Reflect.get(value, 'constructor');
  return typeof constructor === 'function' && constructor.name ? constructor.name : 'Object';
}

/** The text before the braces of an object: its class, unless that is `Object`, and its `Symbol.toStringTag`. */
export function objectPrefix(value: object): string {
  const name = constructorName(value);
  const tag: unknown = Reflect.get(value, Symbol.toStringTag);
  const hasTag =
    typeof tag === 'string' &&
    tag !== '' &&
    tag !== name &&
    !Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag);
  if (hasTag) return `${name} [${tag}] `;
  return name === 'Object' ? '' : `${name} `;
}

/** `Map(2) `, or `Index(2) [Map] ` for a class `Index` that extends `Map`. */
export function sizedPrefix(value: object, kind: string, size: number): string {
  const name = constructorName(value);
  return name === kind ? `${kind}(${size}) ` : `${name}(${size}) [${kind}] `;
}

export function functionText(value: object): string {
  const name: unknown = Reflect.get(value, 'name');
  if (Function.prototype.toString.call(value).startsWith('class')) {
    const parent: unknown = Reflect.get(Object.getPrototypeOf(value), 'name');
    return `[class ${String(name) || '(anonymous)'}${parent ? ` extends ${String(parent)}` : ''}]`;
  }
  const kind = constructorName(value);
  return name ? `[${kind}: ${String(name)}]` : `[${kind} (anonymous)]`;
}
