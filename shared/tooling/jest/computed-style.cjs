/**
 * A fast `getComputedStyle` that reads inline styles and inherited values only. jsdom's own matches every rule of every style
 * sheet against each element that a query visits; style sheets are tested in a browser instead.
 * A test file that needs style sheets keeps jsdom's version with `@jest-environment-options {"sheets": true}`.
 */
const INITIAL = { display: 'block', opacity: '1', pointerEvents: 'auto', visibility: 'visible' };
const INHERITED = new Set(['visibility', 'pointerEvents']);

function styleValue(element, name) {
  // Reading `element.style` makes jsdom create a whole declaration, so elements without the attribute are skipped.
  const inline = element.hasAttribute('style') ? element.style[name] : '';
  if (name === 'display' && element.hidden) return 'none';
  if (inline) return inline;
  if (INHERITED.has(name) && element.parentElement) return styleValue(element.parentElement, name);
  return INITIAL[name] ?? '';
}

/** Creates the function for a window; the window's CSSStyleDeclaration lists the supported properties. */
exports.createGetComputedStyle = ({ CSSStyleDeclaration }) => {
  class InlineStyle {
    #element;

    constructor(element) {
      this.#element = element;
    }

    getPropertyValue(name) {
      const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      return name.startsWith('--')
        ? this.#element.style.getPropertyValue(name)
        : styleValue(this.#element, camel);
    }

    read(name) {
      return styleValue(this.#element, name);
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
