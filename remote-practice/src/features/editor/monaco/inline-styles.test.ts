import { inlineStyles } from './inline-styles';

test('styles of markup become rules, once each, and text that looks like them is left alone', () => {
  const rules: string[] = [];
  const moved = inlineStyles({ insertRule: (rule) => rules.push(rule) });
  expect(
    moved(
      '<div style="top:0px;" class="view-line">&lt;p style="x"&gt; a style="y"</div><i style="top:0px;"></i>',
    ),
  ).toBe(
    '<div data-code-style="1" class="view-line">&lt;p style="x"&gt; a style="y"</div><i data-code-style="1"></i>',
  );
  expect(moved('<b style="top:19px;">')).toBe('<b data-code-style="2">');
  expect(rules.map((rule) => rule.slice(rule.indexOf('{')))).toEqual(['{top:0px;}', '{top:19px;}']);
});
