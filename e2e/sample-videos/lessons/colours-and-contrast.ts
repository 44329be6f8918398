import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const coloursAndContrast: Lesson = {
  lesson: 'Colours and contrast',
  slides: [
    {
      title: 'Two properties',
      body: `<div class="columns wide">${code(
        'css',
        `
.notice {
  color: #17324d;       @1
  background-color:     @2
    #dfeafa;            @2
}
`,
      )}<p class="notice">Closed on Monday</p></div>`,
      css: `.wide { grid-template-columns: 1.4fr 1fr; } .notice { color: #17324d; padding: 20px 12px; border-radius: 8px; text-align: center; font-weight: 600; transition: background-color 0.4s; }
        .step-2 .notice { background: #dfeafa; }`,
      sentences: [
        'The property color sets the colour of the text.',
        'And background-color is what lies behind it.',
      ],
    },
    {
      title: 'A colour in six digits',
      body: `<div class="hex"><span>#</span><b class="r">1f</b><b class="g">5f</b><b class="b">bf</b><i></i></div>
        <div class="bars"><p>Red <s class="r" style="width: 12%"></s></p><p>Green <s class="g" style="width: 37%"></s></p><p>Blue <s class="b" style="width: 75%"></s></p></div>
        <p data-from="2">From ${inline('00')}, nothing, to ${inline('ff')}, as much as possible</p>`,
      css: `.hex { display: flex; align-items: center; gap: 8px; font: 44px/56px 'DejaVu Sans Mono', monospace; }
        .hex b { padding: 0 10px; border-radius: 8px; color: #fff; } .hex i { width: 150px; height: 56px; background: #1f5fbf; border-radius: 8px; margin-left: 24px; }
        .r { background: #b3261e; } .g { background: #17694a; } .b { background: #1f5fbf; }
        .bars p { display: grid; grid-template-columns: 80px 460px; align-items: center; line-height: 34px; }
        .bars s { height: 18px; border-radius: 4px; transform-origin: left; animation: grow 0.8s both; }
        @keyframes grow { from { transform: scaleX(0); } }`,
      sentences: [
        'A hex colour has two digits for red, two for green and two for blue.',
        'Zero zero is none of that colour, and {ff|F F} is as much as possible.',
      ],
    },
    {
      title: 'Contrast can be measured',
      body: `<div class="samples">
        <p style="color: #aaa">Open till ten <b>2.3 : 1</b></p>
        <p data-on="2" style="color: #767676">Open till ten <b>4.5 : 1</b></p>
        <p data-on="1" style="color: #333">Open till ten <b>12.6 : 1</b></p>
        <p data-on="3" style="color: #949494" class="large">Welcome <b>3 : 1</b></p></div>`,
      css: `.samples p { background: #fff; padding: 6px 16px; display: flex; justify-content: space-between; border: 3px solid var(--line); margin-top: -3px; transition: border-color 0.3s; position: relative; line-height: 30px; }
        .samples .on { border-color: var(--accent); z-index: 1; } .samples b { color: var(--ink); } .large { font-size: 34px; line-height: 44px; }`,
      sentences: [
        'Contrast compares how bright the text and its background are.',
        'Normal text needs at least four and a half to one.',
        'Large text, from 24 pixels, needs three to one.',
      ],
    },
    {
      title: 'Never colour alone',
      body: `<div class="columns">
        <div class="field"><p>Phone</p><p class="input">98450</p></div>
        <div class="field" data-from="2"><p>Phone</p><p class="input">98450</p><p class="bad">⚠ Enter 10 digits</p></div></div>`,
      css: `.input { border: 3px solid var(--red); border-radius: 8px; padding: 6px 12px; background: #fff; } .columns { align-items: start; } .field { line-height: 36px; }`,
      sentences: [
        'Many people cannot tell red from green, so a red border alone says nothing to them.',
        'Add a word or a sign.',
      ],
    },
    {
      title: 'Name your colours',
      body: code(
        'css',
        `
:root {
  --ink: #1d2733;        @1
  --accent: #1f5fbf;     @1
}
a {
  color: var(--accent);  @2
}
`,
      ),
      sentences: [
        'Give your colours names, with custom properties.',
        'Then one change in one place reaches the whole site.',
      ],
    },
  ],
};
