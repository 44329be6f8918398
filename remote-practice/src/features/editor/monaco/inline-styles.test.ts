import { inlineStyles } from './inline-styles';

test('inline styles become rules, once each, and text that looks like a style attribute is unchanged', () => {
  const rules: string[] = [];
  const replaceStyles = inlineStyles({ insertRule: (rule) => rules.push(rule) });
  expect(
    replaceStyles(
      '<div style="top:0px;" class="view-line">&lt;p style="x"&gt; a style="y"</div><i style="top:0px;"></i>',
    ),
  ).toBe(
    '<div data-code-style="1" class="view-line">&lt;p style="x"&gt; a style="y"</div><i data-code-style="1"></i>',
  );
  expect(replaceStyles('<b style="top:19px;">')).toBe('<b data-code-style="2">');
  expect(rules.map((rule) => rule.slice(rule.indexOf('{')))).toEqual(['{top:0px;}', '{top:19px;}']);
});
