import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const theBoxModel: Lesson = {
  lesson: 'The box model',
  slides: [
    {
      title: 'Every element is a box',
      body: `<div class="ring margin" data-on="5"><span>margin</span>
        <div class="ring border" data-on="4"><span>border</span>
        <div class="ring padding" data-on="3"><span>padding</span>
        <div class="ring content" data-on="2">content</div></div></div></div>`,
      css: `.ring { border: 3px solid #8a96a3; border-radius: 6px; padding: 0 22px 14px; text-align: center; background: #fff; transition: background-color 0.3s; line-height: 30px; position: relative; }
        .ring > span { display: block; } .content { padding: 4px; } .ring.on { background: var(--warm); } .margin { border-style: dashed; margin-inline: 60px; }
        .border { border-color: var(--accent); } .padding { border-style: dashed; }
        .margin.on > .border, .border.on > .padding, .padding.on > .content { background: #fff; }`,
      sentences: [
        'To the browser, every element is a box.',
        'In the middle is the content.',
        'Around it is the padding,',
        'then the border,',
        'and outside, the margin.',
      ],
    },
    {
      title: 'Inside or outside?',
      body: `<div class="columns">${code(
        'css',
        `
.card {
  padding: 16px;   @1
  border: 3px      @2
    solid #1f5fbf; @2
  margin: 24px;    @2
}
`,
      )}<div class="page"><div class="card">Lunch</div></div></div>`,
      css: `.page { background: #fff; outline: 2px dashed var(--line); } .card { background: var(--soft); border: 0 solid #1f5fbf; text-align: center; animation: pad 0.8s 0.4s both; }
        @keyframes pad { from { padding: 0; } to { padding: 16px; } } .step-2 .card { animation: pad 0.01s both, out 0.8s both; }
        @keyframes out { from { margin: 0; border-width: 0; } to { margin: 24px; border-width: 3px; } }`,
      sentences: [
        'Padding is space inside the box, so it shows the background.',
        'Margin is space outside the border, and it is always transparent.',
      ],
    },
    {
      title: 'How wide is it?',
      body: `${code(
        'css',
        `
width: 200px;         @1
padding: 0 20px;      @2
border: 5px solid;    @2
`,
      )}<p class="sum"><span>200</span> <span data-from="2">+ 2 × 20 + 2 × 5</span> <b data-from="3">= 250 pixels</b></p>`,
      css: `.sum { font-size: 28px; text-align: center; } .sum b { color: var(--red); }`,
      sentences: [
        'By default, the width is that of the content only.',
        'Padding and border are added to it, on both sides.',
        'So this box of 200 pixels takes 250.',
      ],
    },
    {
      title: 'The useful setting',
      body: `${code(
        'css',
        `
*, *::before, *::after {
  box-sizing: border-box;  @1
}
`,
      )}<p class="sum" data-from="1">Now ${inline('width: 200px')} takes <b>200 pixels</b></p>`,
      css: `.sum { font-size: 24px; text-align: center; } .sum b { color: var(--green); }`,
      sentences: [
        'With box-sizing set to border-box, the width includes both.',
        'Most sites set this once for every element.',
      ],
    },
    {
      title: 'Margins that meet',
      body: `<div class="stack"><p class="box">First paragraph</p><p class="gap">24px and 16px → <b data-from="2">24px</b></p><p class="box">Second paragraph</p></div>`,
      css: `.stack { margin-inline: 80px; } .gap { text-align: center; line-height: 48px; background: var(--warm); font-size: 24px; } .gap b { color: var(--green); }`,
      sentences: [
        'One surprise: when the margins of two paragraphs meet, they are not added.',
        'The larger one wins.',
      ],
    },
  ],
};
