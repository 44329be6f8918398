import type { Lesson } from '../lesson';
import { code } from '../slides/code';

const BOXES = '<b class="box">Tea</b><b class="box">Dosa</b><b class="box">Idli</b>';

export const flexboxInPractice: Lesson = {
  lesson: 'Flexbox in practice',
  slides: [
    {
      title: 'From a stack to a row',
      body: `<div class="columns">${code(
        'css',
        `
.menu {
  display: flex;  @2
  gap: 12px;      @3
}
`,
      )}<div class="browser menu">${BOXES}</div></div>`,
      css: `.menu { height: 190px; } .menu .box { display: block; margin-bottom: 4px; padding-inline: 8px; } .menu { align-content: start; }
        .step-2 .menu, .step-3 .menu { display: flex; align-items: start; } .step-3 .menu { gap: 12px; }`,
      sentences: [
        'Blocks stand below one another.',
        'With one line, display flex, the children of the menu stand in a row.',
        'And gap puts the same space between them.',
      ],
    },
    {
      title: 'Along the row: justify-content',
      body: `<p class="say"><code data-from="1">justify-content: <span class="now"></span></code></p><div class="browser row">${BOXES}</div>`,
      css: `.say { font-size: 24px; } .row { display: flex; gap: 12px; padding-block: 34px; } .now::after { content: 'flex-start'; }
        .step-2 .now::after { content: 'center'; } .step-3 .now::after { content: 'space-between'; }
        .step-2 .row { justify-content: center; } .step-3 .row { justify-content: space-between; }`,
      sentences: [
        'The items begin at the start of the row.',
        'Justify-content with center moves them to the middle.',
        'With space-between, the first and the last touch the edges.',
      ],
    },
    {
      title: 'Across the row: align-items',
      body: `<p class="say"><code>align-items: <span class="now"></span></code></p><div class="browser row">${BOXES}</div>`,
      css: `.say { font-size: 24px; } .row { display: flex; gap: 12px; height: 140px; } .now::after { content: 'stretch'; } .row .box { display: grid; align-items: center; width: 120px; }
        .step-2 .now::after { content: 'center'; } .step-2 .row { align-items: center; }`,
      sentences: [
        'In the other direction, items stretch to the same height.',
        'To centre them instead, use align-items.',
      ],
    },
    {
      title: 'One item takes the rest',
      body: `<div class="columns wide">${code(
        'css',
        `
.search {
  display: flex;
}
.search input {
  flex: 1;  @1
}
`,
      )}<div><div class="search"><span class="input">Find a dish</span><span class="button">Go</span></div></div></div>`,
      css: `.wide { grid-template-columns: 250px 1fr; } .search { display: flex; gap: 8px; }
        .input { background: #fff; border: 2px solid var(--muted); border-radius: 8px; padding: 6px 10px; white-space: nowrap; flex: 1; animation: widen 0.9s 0.6s both; }
        @keyframes widen { from { flex: 0; } } .button { background: var(--accent); color: #fff; font-weight: 600; border-radius: 8px; padding: 8px 16px; }`,
      sentences: [
        'Flex one lets an item take the space that is left, such as a search field next to its button.',
      ],
    },
    {
      title: 'Wrap on small screens',
      body: `<p><code>flex-wrap: wrap</code></p><div class="browser row">${BOXES}<b class="box">Poha</b><b class="box">Upma</b></div>`,
      css: `.row { display: flex; flex-wrap: wrap; gap: 12px; align-content: start; height: 170px; } .row .box { padding-inline: 28px; }
        .step-1 .row, .step-2 .row { animation: narrow 1.6s both; } .step-2 .row { animation-duration: 0.01s; } @keyframes narrow { from { width: 584px; } to { width: 330px; } }`,
      sentences: [
        'With flex-wrap, items that do not fit move to the next line.',
        'Use flexbox for things in one direction: a header, a toolbar or a row of buttons.',
      ],
    },
  ],
};
