import type { Lesson } from '../lesson';
import { code } from '../slides/code';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => `<b class="box">${index + 1}</b>`).join('');

export const gridInPractice: Lesson = {
  lesson: 'Grid in practice',
  slides: [
    {
      title: 'Rows and columns at once',
      body: `${code(
        'css',
        `
.menu {
  display: grid;                       @1
  grid-template-columns: 1fr 1fr 1fr;  @2
}
`,
      )}<div class="menu">${boxes(6)}</div>`,
      css: `.menu { display: grid; gap: 8px; grid-template-columns: 1fr 1fr 1fr; } .step-1 .menu .box:nth-child(n + 4) { opacity: 0; } .menu .box { transition: opacity 0.3s; padding-block: 2px; }`,
      sentences: [
        'Grid places children in rows and columns at once.',
        'You describe the columns, and the rows come by themselves.',
      ],
    },
    {
      title: 'fr: a share of the space',
      body: `<p class="say"><code>grid-template-columns: <span class="now"></span></code></p>
        <div class="menu">${boxes(2)}</div>`,
      css: `.say { font-size: 24px; } .now::after { content: '1fr 1fr'; } .step-2 .now::after { content: '1fr 2fr'; }
        .menu { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; transition: grid-template-columns 0.8s; } .step-2 .menu { grid-template-columns: 1fr 2fr; } .box { padding-block: 22px; }
        .box { font-size: 0; } .box::after { font-size: 24px; }
        .box:first-child::after { content: '1fr'; } .box + .box::after { content: '1fr'; } .step-2 .box + .box::after { content: '2fr'; }`,
      sentences: [
        'The unit {fr|F R} is a fraction of the free space, so one and one are halves.',
        'With one and two, the second column is twice as wide.',
      ],
    },
    {
      title: 'As many columns as fit',
      body: `${code(
        'css',
        `
grid-template-columns: repeat(   @1
  auto-fit, minmax(9rem, 1fr));  @2
`,
      )}<div class="menu">${boxes(6)}</div>`,
      css: `.menu { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); } .box { padding-block: 1px; line-height: 26px; } .body { justify-content: start; }
        .step-2 .menu { animation: narrow 1.6s 1s both; } .step-3 .menu { width: 584px; animation: narrow 1.6s both reverse; } @keyframes narrow { from { width: 584px; } to { width: 310px; } }`,
      sentences: [
        'Repeat with auto-fit makes as many columns as there is room for.',
        'Each is at least nine rem wide, so a narrow screen shows fewer of them.',
        'No media query is needed.',
      ],
    },
    {
      title: 'An item across the grid',
      body: `<div class="columns">${code(
        'css',
        `
.special {
  grid-column:
    1 / -1;     @2
}
`,
      )}<div class="menu"><b class="box special">Special</b>${boxes(3)}</div></div>`,
      css: `.menu { display: grid; gap: 8px; grid-template-columns: 1fr 1fr 1fr; } .special { background: var(--warm); border-color: #96600a; padding-block: 20px; }
        .step-1 .special { grid-column: 1 / 3; } .step-2 .special { grid-column: 1 / -1; } .box { padding-inline: 4px; }`,
      sentences: [
        'An item can span several columns, here two of three.',
        'From line one to line minus one is the whole row.',
      ],
    },
    {
      title: 'Grid or flexbox?',
      body: `<div class="columns">
        <div class="point" data-on="1"><strong>Grid</strong><br />two directions:<br />pages, galleries</div>
        <div class="point" data-on="2"><strong>Flexbox</strong><br />one direction:<br />headers, buttons</div></div>`,
      sentences: [
        'Take grid for two directions, such as a page or a gallery.',
        'Take flexbox for one. You can put one inside the other.',
      ],
    },
  ],
};
