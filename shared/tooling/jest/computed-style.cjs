/**
 * `getComputedStyle` of a DOM that lays nothing out: what an element says of itself, and what it inherits of that.
 * jsdom's own tries every rule of every sheet on each element that a query passes; what sheets say is tested in a browser.
 * A test file that needs sheets keeps jsdom's: `@jest-environment-options {"sheets": true}`.
 */
const INITIAL = { display: 'block', opacity: '1', pointerEvents: 'auto', visibility: 'visible' };
const INHERITED = new Set(['visibility', 'pointerEvents']);

function valueOf(element, name) {
  // An element without the attribute is not asked: jsdom would make a whole declaration for it.
  const own = element.hasAttribute('style') ? element.style[name] : '';
  if (name === 'display' && element.hidden) return 'none';
  if (own) return own;
  if (INHERITED.has(name) && element.parentElement) return valueOf(element.parentElement, name);
  return INITIAL[name] ?? '';
}

/** Answers the function for a window, whose declarations name the properties that there are. */
exports.plainStyleFor = ({ CSSStyleDeclaration }) => {
  class InlineStyle {
    #element;

    constructor(element) {
      this.#element = element;
    }

    getPropertyValue(name) {
      const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      return name.startsWith('--')
        ? this.#element.style.getPropertyValue(name)
        : valueOf(this.#element, camel);
    }

    read(name) {
      return valueOf(this.#element, name);
    }
  }
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(CSSStyleDeclaration.prototype))) {
    if (/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name) && !(name in InlineStyle.prototype)) {
      Object.defineProperty(InlineStyle.prototype, name, {
        get() {
          return this.read(name);
        },
      });
    }
  }
  return (element) => new InlineStyle(element);
};
