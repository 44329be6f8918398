/**
 * jsdom tries every rule of every sheet on an element whose style is asked for, and the theme's sheets have a thousand.
 * Like a browser, this looks at the last part of a selector first: most rules name a class that the element lacks.
 * What may still fit is left to jsdom. Loaded before jsdom, whose style module keeps the function that it finds.
 */
const { createRequire } = require('node:module');

const environment = createRequire(require.resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const selectors = jsdom('./jsdom/living/helpers/selectors.js');
const matchesBySelectorEngine = selectors.matchesDontThrow;

/** Text in quotes, brackets and parentheses says more about the element, never less. */
const INNER = /"[^"]*"|'[^']*'|\[[^[\]()"']*\]|\([^[\]()"']*\)/g;
const PLAIN = /^[\w\s.#:*>+~,-]+$/;

function outerText(selector) {
  let before;
  let text = selector;
  do {
    before = text;
    text = before.replace(INNER, '');
  } while (text !== before);
  return text;
}

/** What the element itself must have for each of the selector's alternatives; null where that is not plain to see. */
function requirements(selector) {
  const text = outerText(selector);
  if (!PLAIN.test(text)) return null;
  const alternatives = text.split(',').map((alternative) => {
    const last = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = last.replace(/:[\w:-]*$/, '').replace(/:[\w-]+/g, '');
    return {
      type: /^[\w-]+/.exec(name)?.[0].toLowerCase(),
      id: /#([\w-]+)/.exec(name)?.[1],
      classes: [...name.matchAll(/\.([\w-]+)/g)].map(([, className]) => className),
    };
  });
  return alternatives.every(({ type, id, classes }) => type || id || classes.length > 0)
    ? alternatives
    : null;
}

const known = new Map();

function requirementsOf(selector) {
  let wanted = known.get(selector);
  if (wanted === undefined) {
    wanted = requirements(selector);
    known.set(selector, wanted);
  }
  return wanted;
}

let seen = { element: null };

function partsOf(element) {
  const className = element.getAttributeNS(null, 'class');
  const id = element.getAttributeNS(null, 'id');
  if (seen.element !== element || seen.className !== className || seen.id !== id) {
    const classes = new Set(className?.split(/\s+/));
    seen = { element, className, id, classes, type: element.localName.toLowerCase() };
  }
  return seen;
}

function mayFit({ type, id, classes }, parts) {
  return (
    (type === undefined || type === parts.type) &&
    (id === undefined || id === parts.id) &&
    classes.every((name) => parts.classes.has(name))
  );
}

selectors.matchesDontThrow = (element, selector) => {
  const wanted = typeof selector === 'string' ? requirementsOf(selector) : null;
  if (wanted !== null) {
    const parts = partsOf(element);
    if (!wanted.some((alternative) => mayFit(alternative, parts))) return false;
  }
  return matchesBySelectorEngine(element, selector);
};
