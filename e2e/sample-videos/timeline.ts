import { writtenForm, type Lesson } from './lesson';
import { SAMPLE_RATE, type Speak } from './speech/speak';

export const FRAMES_PER_SECOND = 10;

/** Lengths of silence, in seconds. */
const LEAD_IN = 0.6;
const AFTER_SENTENCE = 0.4;
const AFTER_SLIDE = 0.9;

export interface SpokenSentence {
  text: string;
  slide: number;
  /** The number of the sentence within its slide, from 1. */
  step: number;
  start: number;
  end: number;
}

export interface Timeline {
  sentences: readonly SpokenSentence[];
  audio: Float32Array;
  seconds: number;
}

/** Speaks the lesson. The times of the sentences are derived from the audio. */
export function speakLesson({ slides }: Lesson, speak: Speak): Timeline {
  const sentences: SpokenSentence[] = [];
  const parts: { start: number; samples: Float32Array }[] = [];
  let time = LEAD_IN;
  for (const [slide, { sentences: texts }] of slides.entries()) {
    for (const [index, text] of texts.entries()) {
      const samples = speak(text);
      const end = time + samples.length / SAMPLE_RATE;
      sentences.push({ text: writtenForm(text), slide, step: index + 1, start: time, end });
      parts.push({ start: time, samples });
      time = end + (index === texts.length - 1 ? AFTER_SLIDE : AFTER_SENTENCE);
    }
  }
  const seconds = Math.ceil(time * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const audio = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (const { start, samples } of parts) audio.set(samples, Math.round(start * SAMPLE_RATE));
  return { sentences, audio, seconds };
}

/** The frame at which the picture of a sentence begins: a little before it is spoken. */
export function firstFrame({ slide, step, start }: SpokenSentence): number {
  if (slide === 0 && step === 1) return 0;
  const lead = step === 1 ? AFTER_SLIDE / 2 : AFTER_SENTENCE / 2;
  return Math.round((start - lead) * FRAMES_PER_SECOND);
}
