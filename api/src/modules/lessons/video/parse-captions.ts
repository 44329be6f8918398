import { parseText } from 'media-captions';
import type { Cue } from '@sopaan/schemas/courses/lesson-content';
import { plainText } from '../../../html/plain-text';

/** The cues of a WebVTT file as plain text, ordered by their start. Throws if there are none or any is invalid. */
export async function parseCaptions(webvtt: string): Promise<Cue[]> {
  const { cues, errors } = await parseText(webvtt.replace(/^\uFEFF/, ''), {
    type: 'vtt',
    strict: false,
    errors: true,
  });
  const [error] = errors;
  if (error) throw new Error(`The captions are not valid WebVTT: ${error.message}`);
  const parsed = cues.map(({ startTime, endTime, text }) => ({
    start: startTime,
    end: endTime,
    text: text.split('\n').map(plainText).filter(Boolean).join('\n'),
  }));
  const withText = parsed.filter(({ text }) => text !== '');
  if (withText.length === 0)
    throw new Error('The captions are not valid WebVTT: there are no cues.');
  return withText.toSorted((one, other) => one.start - other.start);
}
