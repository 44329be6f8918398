import { assertPlainMarkup } from './assert-plain-markup';

test('[P7] the editor inserts lines, spans and text that only looks like a tag', () => {
  const line =
    '<div style="top:0px;" class="view-line"><span class="mtk1">&lt;script&gt; onclick="1"</span><br/></div>';
  const whitespace =
    '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg"><path d="M0" /></svg>';
  expect(assertPlainMarkup(line)).toBe(line);
  expect(assertPlainMarkup(whitespace)).toBe(whitespace);
});

test.each([
  '<div><script>alert(1)</script></div>',
  '<img src=x onerror=alert(1)>',
  '<span onclick="alert(1)">x</span>',
  '<div\nonfocus = "alert(1)">x</div>',
  '<div class=">" onclick="alert(1)">x</div>',
  '<div " onclick=alert(1) ">x</div>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin="alert(1)"/></svg>',
  '<divert>x</divert>',
  '<iframe srcdoc="x"',
])('[P7] the editor does not insert %s', (markup) => {
  expect(() => assertPlainMarkup(markup)).toThrow('must not insert');
});
