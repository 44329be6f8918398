/**
 * jsdom works a style out anew each time that somebody asks for one, and a query by role asks for that of everything
 * above each element. A style follows from what is declared for the element and from its parent's style,
 * so one answer serves wherever both are the same. It is for reading only, as a browser's is.
 */
const { createRequire } = require('node:module');
require('./style-rules.cjs');

const environment = createRequire(require.resolve('jest-environment-jsdom'));
const jsdom = createRequire(environment.resolve('jsdom'));
const { getDeclarationForElement } = jsdom('./jsdom/living/helpers/style-rules.js');
const { implForWrapper, wrapperForImpl } = jsdom('./jsdom/living/generated/utils.js');

exports.shareComputedStyles = (window) => {
  const { getComputedStyle } = window;
  const atTheTop = {};
  const byDeclaration = new WeakMap();

  function styleOf(element) {
    const parent = element.parentElement;
    const above = parent === null ? atTheTop : styleOf(parent);
    const declaration = getDeclarationForElement(element);
    let byParent = byDeclaration.get(declaration);
    if (!byParent) {
      byParent = new WeakMap();
      byDeclaration.set(declaration, byParent);
    }
    let style = byParent.get(above);
    if (!style) {
      style = getComputedStyle(wrapperForImpl(element));
      byParent.set(above, style);
    }
    return style;
  }

  window.getComputedStyle = (element, pseudoElement) => {
    const node = implForWrapper(element);
    // Of what is in no document, jsdom does not notice the changes.
    return pseudoElement || !node?._attached || node.nodeType !== window.Node.ELEMENT_NODE
      ? getComputedStyle(element, pseudoElement)
      : styleOf(node);
  };
};
