import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const mediaQueries: Lesson = {
  lesson: 'Media queries',
  slides: [
    {
      title: 'First, the real width',
      body: `${code(
        'html',
        `
<meta name="viewport"             @2
  content="width=device-width">   @2
`,
      )}<div class="phones"><p>Without</p><div class="phone wide">${'<i></i>'.repeat(12)}</div>
        <p data-from="2">With</p><div class="phone" data-from="2"><i></i><i></i></div></div>`,
      css: `.phones { display: flex; gap: 14px; align-items: center; justify-content: center; } .phones p { font-weight: 600; }
        .phone { width: 86px; height: 136px; border: 4px solid var(--ink); border-radius: 12px; background: #fff; padding: 8px; display: grid; gap: 8px; align-content: start; margin-right: 30px; }
        .phone i { background: #8fb3e3; height: 48px; border-radius: 3px; } .wide { grid-template-columns: 1fr 1fr 1fr; gap: 5px; } .wide i { height: 9px; border-radius: 1px; }`,
      sentences: [
        'A phone may show a page as if its screen were wide, with tiny text.',
        'This line in the head of the page tells it to use its own width.',
      ],
    },
    {
      title: 'Small screens first',
      body: code(
        'css',
        `
.cards { display: grid; }               @1

@media (min-width: 40rem) {             @2
  .cards {                              @3
    grid-template-columns: 1fr 1fr 1fr; @3
  }                                     @3
}                                       @2
`,
      ),
      sentences: [
        'Write the styles for a phone first, without a query: one column.',
        'Then a media query adds what changes from a certain width.',
        'From 40 rem, that is 640 pixels, there are three columns.',
      ],
    },
    {
      title: 'The page follows the window',
      body: `<div class="device"><div class="cards"><b class="box">Idli</b><b class="box">Dosa</b><b class="box">Upma</b></div></div>`,
      css: `.device { container-type: inline-size; background: #fff; border: 4px solid var(--ink); border-radius: 16px; padding: 12px; height: 200px; width: 190px; margin-inline: auto; }
        .step-2 .device { animation: widen 2s 0.4s both; } @keyframes widen { from { width: 190px; } to { width: 580px; } }
        .cards { display: grid; gap: 10px; } @container (min-width: 400px) { .cards { grid-template-columns: 1fr 1fr 1fr; } .cards .box { padding-block: 66px; } }`,
      sentences: [
        'On a phone, the cards stand below one another.',
        'When the window becomes wider than the breakpoint, they move side by side.',
      ],
    },
    {
      title: 'Where to put a breakpoint',
      body: `<ul class="points">
        <li data-on="1"><span class="bad">✗</span> The width of one phone model</li>
        <li data-on="2"><span class="good">✓</span> The width at which your page looks wrong</li></ul>`,
      sentences: [
        'Do not aim at one model of phone: there are thousands.',
        'Widen the window slowly, and put a breakpoint where the page begins to look wrong.',
      ],
    },
    {
      title: 'Queries about people',
      body: `<ul class="points">
        <li data-on="1">${inline('(prefers-color-scheme: dark)')} dark colours</li>
        <li data-on="1">${inline('(prefers-reduced-motion)')} less motion</li></ul>
        <p data-from="2">Fewer queries are better: let flexbox and grid do the rest.</p>`,
      sentences: [
        'A query can also ask what a person prefers: dark colours, or less motion.',
        'But use few: flexbox and grid adapt to most widths by themselves.',
      ],
    },
  ],
};
