/** What an element itself must have to fit a selector, as far as that is plain to see. */

/** Text in quotes, brackets and parentheses says more about the element, never less. */
const INNER = /"[^"]*"|'[^']*'|\[[^[\]()"']*\]|\([^[\]()"']*\)/g;
const PLAIN = /^[\w\s.#:*>+~,-]+$/;
/** Of these, nothing else is asked than what this finds. */
const WHOLE = /^(?:[a-z][\w-]*)?(?:[.#][\w-]+)*$/i;

function outerText(selector) {
  let before;
  let text = selector;
  do {
    before = text;
    text = before.replace(INNER, '');
  } while (text !== before);
  return text;
}

function partsOf(alternative) {
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
}

/** For each of the selector's alternatives; null where that is not plain to see. `whole`: there is nothing more to it. */
function requirements(selector) {
  const text = outerText(selector);
  if (!PLAIN.test(text)) return null;
  const alternatives = text.split(',').map(partsOf);
  if (!alternatives.every(({ type, id, classes }) => type || id || classes.length > 0)) return null;
  return { alternatives, whole: WHOLE.test(selector) };
}

const known = new Map();

exports.requirementsOf = (selector) => {
  let wanted = known.get(selector);
  if (wanted === undefined) {
    wanted = requirements(selector);
    known.set(selector, wanted);
  }
  return wanted;
};

exports.elementParts = (element) => ({
  type: element.localName.toLowerCase(),
  id: element.getAttributeNS(null, 'id'),
  classes: new Set(element.getAttributeNS(null, 'class')?.split(/\s+/)),
});

exports.mayFit = ({ type, id, classes }, parts) =>
  (type === undefined || type === parts.type) &&
  (id === undefined || id === parts.id) &&
  classes.every((name) => parts.classes.has(name));

/** Under which name to file an alternative: whatever fits it has this. */
exports.fileName = ({ type, id, classes }) => {
  if (classes.length > 0) return `.${classes[0]}`;
  return id === undefined ? type : `#${id}`;
};

exports.fileNames = ({ type, id, classes }) => [
  ...Array.from(classes, (name) => `.${name}`),
  ...(id === null ? [] : [`#${id}`]),
  type,
];
