import type { Lesson } from '../lesson';
import { code, inline } from '../slides/code';

export const headingsAndParagraphs: Lesson = {
  lesson: 'Headings and paragraphs',
  slides: [
    {
      title: 'Text with structure',
      body: `<div class="columns">
        <div class="browser wall">Our menu Breakfast Fresh from seven to ten. Lunch A full plate, with rice.</div>
        <div class="browser parts" data-from="2">
          <strong class="first">Our menu</strong>
          <strong>Breakfast</strong><p>Fresh from seven to ten.</p>
          <strong>Lunch</strong><p>A full plate, with rice.</p>
        </div></div>`,
      css: `.wall { color: var(--muted); } .parts { font-size: 20px; }
        .parts strong { display: block; font-size: 22px; color: var(--accent); }
        .parts .first { font-size: 28px; line-height: 34px; color: var(--ink); }`,
      sentences: [
        'A web page is more than a long text: it has structure.',
        'Headings name its parts, and paragraphs hold its sentences.',
      ],
    },
    {
      title: 'Headings and paragraphs are elements',
      body: code(
        'html',
        `
<h1>Our menu</h1>    @1

<h2>Breakfast</h2>
<p>Fresh from seven to ten.</p>    @2
<p>Ask for today's chutney.</p>
`,
      ),
      sentences: [
        'Begin with one {h1|H one}: it says what the whole page is about.',
        'A {p|P} element holds one paragraph, from its opening tag to its closing tag.',
      ],
    },
    {
      title: 'Levels make an outline',
      body: `<div class="outline">
        <p>${inline('h1')} Our menu</p>
        <p class="in" data-on="1">${inline('h2')} Breakfast</p>
        <p class="in in2" data-on="2">${inline('h3')} Dosas</p>
        <p class="in" data-on="1">${inline('h2')} Lunch</p></div>
        <p class="note" data-from="3">Level = place in the outline, not size</p>`,
      css: `.outline p { padding: 4px 12px; border-radius: 8px; line-height: 34px; transition: background-color 0.3s; }
        .outline .in { margin-left: 44px; } .outline .in2 { margin-left: 88px; }
        .outline .on { background: var(--warm); } .note { font-weight: 600; padding-left: 12px; }`,
      sentences: [
        'Use {h2|H two} for the main sections.',
        'An {h3|H three} names a part of a section: go down one level at a time.',
        'Choose a level for its place in the outline. How large it looks is decided in CSS.',
      ],
    },
    {
      title: 'Spaces and lines',
      body: `<div class="columns">${code(
        'html',
        `
<p>Idli      @1
   and       @1
   dosa</p>  @1
<p>Tea</p>   @2
`,
      )}<div class="browser gap"><p>Idli and dosa</p><p data-from="2">Tea</p></div></div>`,
      css: `.gap p + p { margin-top: 16px; }`,
      sentences: [
        'The browser shows spaces and line breaks in your file as a single space.',
        'For a new thought, write a new paragraph, not empty lines.',
      ],
    },
    {
      title: 'Who uses headings?',
      body: `<ul class="points">
        <li data-on="1"><strong>Screen reader users</strong> jump from one to the next</li>
        <li data-on="2"><strong>Everyone else</strong> skims them</li>
        <li data-on="3"><strong>You</strong> write ones that make sense alone</li></ul>`,
      sentences: [
        'People who use a screen reader jump from heading to heading.',
        'Everyone else skims them.',
        'So write headings that make sense on their own.',
      ],
    },
  ],
};
