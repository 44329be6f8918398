import { escapeHtml } from './escape-html';

test('escapes text for element content and quoted attributes', () => {
  expect(escapeHtml(`<b title="a" lang='b'>& more</b>`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp; more&lt;/b&gt;',
  );
  expect(escapeHtml('नमस्ते & done')).toBe('नमस्ते &amp; done');
});
