import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const listsAndTables: Lesson = {
  lesson: 'Lists and tables',
  slides: [
    {
      title: 'List or table?',
      body: `<div class="columns">
        <div class="point" data-on="1"><strong>List</strong><br />Idli<br />Dosa<br />Upma</div>
        <div class="point" data-on="2"><strong>Table</strong><br />Idli – ₹40<br />Dosa – ₹60<br />Upma – ₹45</div>
        </div>`,
      sentences: [
        'Items that belong together make a list.',
        'Facts with rows and columns, such as dishes and prices, make a table.',
      ],
    },
    {
      title: 'A list without an order',
      body: `<div class="columns">${code(
        'html',
        `
<ul>             @1
  <li>Idli</li>  @2
  <li>Dosa</li>  @2
  <li>Upma</li>  @2
</ul>            @1
`,
      )}<div class="browser"><ul><li>Idli</li><li>Dosa</li><li>Upma</li></ul></div></div>`,
      sentences: [
        'Use {ul|U L}, an unordered list, when the order does not matter.',
        'Each item is an {li|L I} element inside it.',
      ],
    },
    {
      title: 'A list of steps',
      body: `<div class="columns">${code(
        'html',
        `
<ol>             @1
  <li>Soak</li>
  <li>Grind</li>
  <li>Steam</li> @2
</ol>            @1
`,
      )}<div class="browser"><ol><li>Soak</li><li>Grind</li><li>Steam</li></ol></div></div>`,
      sentences: [
        'Use {ol|O L}, an ordered list, for steps that follow one another.',
        'The browser writes the numbers, so you can add a step anywhere.',
      ],
    },
    {
      title: 'Rows and cells',
      body: `<div class="columns wide">${code(
        'html',
        `
<tr>                         @1
  <th scope="col">Dish</th>  @3
  <th scope="col">₹</th>     @3
</tr>
<tr>                         @1
  <td>Idli</td><td>40</td>   @2
</tr>
`,
      )}<div class="browser"><table><tr data-on="3"><th>Dish</th><th>₹</th></tr><tr data-on="2"><td>Idli</td><td>40</td></tr></table></div></div>`,
      css: `.wide { grid-template-columns: 1fr 158px; } .browser { padding: 8px; }
        table { border-collapse: collapse; width: 100%; } th, td { border: 2px solid var(--line); padding: 4px 10px; text-align: left; transition: background-color 0.3s; }
        .on td, .on th { background: var(--warm); }`,
      sentences: [
        'In a table, {tr|T R} is a row.',
        'A {td|T D} is a cell with data.',
        'A {th|T H} is a heading: its scope tells a screen reader that it belongs to the column.',
      ],
    },
    {
      title: 'Two habits',
      body: `<ul class="points">
        <li data-on="1">Say what the table shows in a ${inline('<caption>')}</li>
        <li data-on="2">Arrange pages with CSS, never with tables</li></ul>`,
      sentences: [
        'Begin each table with a caption that says what it shows.',
        'And never arrange a page with a table: that is the work of CSS.',
      ],
    },
  ],
};
