/**
 * jsdom tries every rule of every sheet on an element whose style is asked for, and the theme's sheets have a thousand.
 * Like a browser, this files rules by the last part of their selectors, and tries only those that name something which
 * the element has. What a list of rules comes to is worked out once, for all elements that it fits.
 * Loaded before the rest of jsdom, whose window keeps the function that it finds.
 */
const { createRequire } = require('node:module');
const {
  elementParts,
  fileName,
  fileNames,
  mayFit,
  requirementsOf,
} = require('./selector-parts.cjs');

const environment = createRequire(require.resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const { matchesDontThrow } = jsdom('./jsdom/living/helpers/selectors.js');
const styleRules = jsdom('./jsdom/living/helpers/style-rules.js');
const { CSSStyleDeclaration } = jsdom('cssstyle');
const defaultRules = jsdom('rrweb-cssom').parse(jsdom('./jsdom/browser/default-stylesheet'));

/** Like jsdom's own: of media queries it understands the word `screen`. */
function* rulesOf(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.prototype.includes.call(rule.media, 'screen')) yield* rule.cssRules;
  }
}

function allRules(document) {
  return [defaultRules, ...document.styleSheets._list]
    .flatMap((sheet) => [...rulesOf(sheet)])
    .filter(({ selectorText }) => typeof selectorText === 'string');
}

function fileRules(rules) {
  const files = new Map();
  const others = [];
  for (const [order, rule] of rules.entries()) {
    const wanted = requirementsOf(rule.selectorText);
    const filed = { order, rule, wanted };
    if (wanted === null) others.push(filed);
    for (const name of new Set(wanted?.alternatives.map(fileName))) {
      const file = files.get(name);
      if (file) file.push(filed);
      else files.set(name, [filed]);
    }
  }
  return { files, others };
}

const filedRules = new WeakMap();

/** jsdom forgets a document's styles at each change of it; the rules are seldom what has changed. */
function rulesFor(document, styles) {
  const before = filedRules.get(document);
  if (before?.styles === styles) return before;
  const rules = allRules(document);
  const selectors = rules.map(({ selectorText }) => selectorText);
  const same =
    before?.rules.length === rules.length &&
    rules.every((rule, i) => rule === before.rules[i] && selectors[i] === before.selectors[i]);
  const now = same
    ? { ...before, styles }
    : { ...fileRules(rules), rules, selectors, styles, lists: before?.lists ?? newList() };
  filedRules.set(document, now);
  return now;
}

function matches({ rule, wanted }, element, parts) {
  if (wanted !== null) {
    if (!wanted.alternatives.some((alternative) => mayFit(alternative, parts))) return false;
    if (wanted.whole) return true;
  }
  return matchesDontThrow(element, rule.selectorText);
}

function matchingRules({ files, others }, element) {
  const parts = elementParts(element);
  const found = new Set(others);
  for (const name of fileNames(parts)) {
    for (const filed of files.get(name) ?? []) found.add(filed);
  }
  return [...found]
    .filter((filed) => matches(filed, element, parts))
    .sort((one, other) => one.order - other.order)
    .map(({ rule }) => rule);
}

/** A list of rules is found by its rules, one after another; by element styles, it ends. */
function newList() {
  return { next: new Map(), declarations: new Map() };
}

function listOf(first, rules) {
  let list = first;
  for (const rule of rules) {
    let next = list.next.get(rule);
    if (!next) {
      next = newList();
      list.next.set(rule, next);
    }
    list = next;
  }
  return list;
}

/** As jsdom's own does it. */
function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  const styles = (document._styleCache ??= new WeakMap());
  const known = styles.get(element);
  if (known) return known;
  const filed = rulesFor(document, styles);
  const rules = matchingRules(filed, element);
  const { declarations } = listOf(filed.lists, rules);
  const ownText = element.style.cssText;
  let declaration = declarations.get(ownText);
  if (!declaration) {
    declaration = declare([...rules.map(({ style }) => style), element.style]);
    declarations.set(ownText, declaration);
  }
  styles.set(element, declaration);
  return declaration;
};
