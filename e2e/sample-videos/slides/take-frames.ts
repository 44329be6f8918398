import type { Page } from '@playwright/test';
import type { Lesson } from '../lesson';
import { FRAMES_PER_SECOND, firstFrame, type Timeline } from '../timeline';
import { slidePage } from './slide-page';

/** A picture and how many frames show it. */
export interface Still {
  png: string;
  frames: number;
  isNewSlide: boolean;
}

/** Takes pictures of the slides: several while something moves, then one until the next sentence. */
export async function takeFrames(
  page: Page,
  lesson: Lesson,
  { sentences, seconds }: Timeline,
): Promise<Still[]> {
  const stills: Still[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    const end = next ? firstFrame(next) : Math.round(seconds * FRAMES_PER_SECOND);
    const frames = end - firstFrame(sentence);
    if (sentence.step === 1) {
      await page.setContent(slidePage(lesson, sentence.slide));
      await page.evaluate(() => document.fonts.ready);
    }
    const moving = Math.min(frames - 1, await page.evaluate(showStep, sentence.step));
    for (let frame = 0; frame <= moving; frame += 1) {
      await page.evaluate(moveTo, (frame * 1000) / FRAMES_PER_SECOND);
      stills.push({
        png: await picture(page),
        frames: frame === moving ? frames - moving : 1,
        isNewSlide: sentence.step === 1 && frame === 0,
      });
    }
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  }
  return stills;
}

async function picture(page: Page): Promise<string> {
  return (await page.screenshot()).toString('base64');
}

/** Runs in the page: shows a step, and returns the number of frames that its changes take. */
function showStep(step: number): number {
  const slide = document.querySelector('.slide');
  if (slide) slide.className = `slide step-${step}`;
  for (const element of document.querySelectorAll<HTMLElement>('[data-on]')) {
    const steps = element.dataset.on?.split(' ') ?? [];
    element.classList.toggle('on', steps.includes(String(step)));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
    element.classList.toggle('on', step >= Number(element.dataset.from));
  }
  const ends = document.getAnimations().map((animation) => {
    animation.pause();
    return Number(animation.effect?.getComputedTiming().endTime);
  });
  // A frame takes 100 ms; the page does not have `FRAMES_PER_SECOND`.
  return Math.ceil(Math.max(0, ...ends) / 100);
}

/** Runs in the page: moves all animations to a time. */
function moveTo(milliseconds: number): void {
  for (const animation of document.getAnimations()) animation.currentTime = milliseconds;
}
