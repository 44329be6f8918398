type Language = 'html' | 'css';

/**
 * A code sample with syntax colours, each line in its own element.
 * A line that ends with `@2 3` is highlighted during the second and the third sentence.
 */
export function code(language: Language, source: string): string {
  const lines = source.replace(/^\n+|\s+$/g, '').split('\n');
  const colour = language === 'html' ? colourHtml : colourCss;
  const marked = lines.map((line) => {
    const [, text = '', steps = ''] = /^(.*?)(?:\s+@([\d ]+))?$/.exec(line) ?? [];
    return `<span class="line" data-on="${steps}">${colour(text) || ' '}</span>`;
  });
  return `<pre class="code">${marked.join('')}</pre>`;
}

/** Code within a text, without syntax colours. */
export function inline(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function colourHtml(line: string): string {
  return line
    .split(/(<\/?[\w-]+|[\w-]+="[^"]*"|>)/)
    .map(colourPart)
    .join('');
}

function colourPart(part: string): string {
  const [, open, name] = /^(<\/?)(.+)$/.exec(part) ?? [];
  if (open && name) return span('mark', open) + span('tag', name);
  const [, attribute, value] = /^([\w-]+)=(".*")$/.exec(part) ?? [];
  if (attribute && value) return `${span('attribute', attribute)}=${span('value', value)}`;
  return part === '>' ? span('mark', part) : escapeHtml(part);
}

function colourCss(line: string): string {
  if (line === '') return '';
  const declaration = /^(\s*)([\w-]+)(: ?)(.*?)(;?)$/.exec(line);
  if (declaration && !line.endsWith('{')) {
    const [, indent = '', property = '', colon = '', value = '', end = ''] = declaration;
    return `${indent}${span('attribute', property)}${colon}${span('value', value)}${end}`;
  }
  const rule = /^(.*?)( ?\{.*)$/.exec(line);
  if (rule) return `${span('tag', rule[1] ?? '')}${rule[2] ?? ''}`;
  return /[{}]/.test(line) ? escapeHtml(line) : span('value', line);
}

function span(kind: string, text: string): string {
  return `<span class="${kind}">${escapeHtml(text)}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
