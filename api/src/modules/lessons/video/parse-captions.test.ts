import { parseCaptions } from './parse-captions';

test('the cues of captions become plain text, ordered by their start', async () => {
  const webvtt = `\uFEFFWEBVTT

NOTE for editors

2
00:00:05.000 --> 00:00:06.500 align:start
<v Asha>Tags &amp; text</v>
<b>second line</b>

1
01:02.250 --> 01:03.000
<script>alert(1)</script>later

00:00:01.000 --> 00:00:02.000
first`;
  expect(await parseCaptions(webvtt)).toEqual([
    { start: 1, end: 2, text: 'first' },
    { start: 5, end: 6.5, text: 'Tags & text\nsecond line' },
    { start: 62.25, end: 63, text: 'later' },
  ]);
});

test.each([
  ['no WebVTT header', 'hello'],
  ['no cues', 'WEBVTT\n'],
  ['a cue that ends before it begins', 'WEBVTT\n\n00:00:05.000 --> 00:00:04.000\nx'],
  ['a cue without text', 'WEBVTT\n\n00:00:05.000 --> 00:00:06.000\n<b></b>'],
])('rejects a file with %s', async (_, webvtt) => {
  await expect(parseCaptions(webvtt)).rejects.toThrow('not valid WebVTT');
});
