import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const linksThatMakeSense: Lesson = {
  lesson: 'Links that make sense',
  slides: [
    {
      title: 'A link has two parts',
      body: `${code(
        'html',
        `
<a href="menu.html">      @1
  See today's menu        @2
</a>
`,
      )}<div class="browser"><span class="link">See today's menu</span></div>`,
      css: `.link { color: var(--accent); text-decoration: underline; }`,
      sentences: [
        'A link is an {a|A} element, and its {href|H ref} says where it leads.',
        'Its text says the same to a person.',
      ],
    },
    {
      title: 'Text that works alone',
      body: `<div class="columns">
        <div class="browser"><p class="bad">✗ Unclear</p><p><u>Click here</u></p><p><u>Click here</u></p><p><u>Read more</u></p></div>
        <div class="browser" data-from="2"><p class="good">✓ Clear</p><p><u>Lunch menu</u></p><p><u>Opening hours</u></p>
        <p><u data-on="3">Prices (PDF, 90 KB)</u></p></div></div>`,
      css: `.browser p { padding: 2px 0; } u { color: var(--accent); padding: 1px 3px; border-radius: 4px; transition: background-color 0.3s; }
        u.on { background: var(--warm); }`,
      sentences: [
        'A screen reader can list all links of a page, and then click here says nothing.',
        'Write text that names the place it leads to.',
        'For a file, add its type and its size: mobile data costs money.',
      ],
    },
    {
      title: 'Three kinds of address',
      body: `<ul class="points">
        <li data-on="1">${inline('https://www.india.gov.in/')} another site</li>
        <li data-on="2">${inline('contact.html')} a page of your site</li>
        <li data-on="3">${inline('#lunch')} the part with ${inline('id="lunch"')}</li></ul>`,
      css: `.points li { padding-inline: 10px 4px; } code { padding: 1px 5px; }`,
      sentences: [
        'A full address, with https, leads to another site.',
        'A relative address leads to another page of your own site.',
        'A hash leads to the element with that {id|I D} on the same page.',
      ],
    },
    {
      title: 'Let people recognise links',
      body: `<div class="browser"><p data-on="1">We open at seven. <span class="link">Find us in the market.</span></p></div>
        <ul class="points"><li data-on="1">Keep the underline</li>
        <li data-on="2">Open links in the same tab</li></ul>`,
      css: `.link { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }`,
      sentences: [
        'Keep links in a text underlined, because not everyone sees the colour.',
        'Let them open in the same tab: readers can choose a new one themselves.',
      ],
    },
    {
      title: 'Link or button?',
      body: `<div class="columns">
        <div class="point" data-on="1"><strong>Link</strong><br />goes to a page<br />${inline('<a href>')}</div>
        <div class="point" data-on="2"><strong>Button</strong><br />does something<br />${inline('<button>')}</div></div>`,
      sentences: [
        'A link goes somewhere.',
        'To do something on the page, such as adding to an order, use a button.',
      ],
    },
  ],
};
