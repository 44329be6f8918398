import { hoursText } from '../courses/hours-per-week';

/** What a review may mention of its course. */
interface ReviewedCourse {
  lesson: string;
  project: string;
  weeks: number;
  hours: number;
}

type ReviewText = (course: ReviewedCourse) => string;

const satisfied: readonly ReviewText[] = [
  ({ lesson }) => `“${lesson}” was the part I had skipped in two books. Here I understood it.`,
  ({ project }) => `My final work, ${project}, is now part of my applications.`,
  ({ lesson, hours }) =>
    `${hoursText(hours)} a week is what it takes, except for “${lesson}”, which took a whole Sunday.`,
  ({ lesson }) =>
    `Our group in Indore worked through “${lesson}” together and argued for an hour. Time well spent.`,
  ({ project }) =>
    `The comments on my draft of ${project} filled two pages, and all of them were useful.`,
  ({ lesson }) =>
    `“${lesson}” is explained twice, the second time with a mistake that you are asked to find.`,
  ({ lesson }) =>
    `The network in our hostel was down for three days. With the notes I could still prepare “${lesson}”.`,
  ({ lesson }) =>
    `Two colleagues have joined because of me. I told them to look at “${lesson}” first.`,
  ({ lesson }) => `I use the exercise sheet of “${lesson}” at work now.`,
  ({ lesson, weeks }) =>
    `Finished in ${weeks} weeks next to a full-time job. “${lesson}” was the hardest evening.`,
  ({ lesson }) =>
    `The teacher says why something is done, not only how. In “${lesson}” this helped most.`,
  ({ project }) =>
    `The end was what I had come for: ${project}, done by myself and not just watched.`,
  ({ lesson }) => `My question about “${lesson}” was answered on the same evening.`,
  ({ lesson }) =>
    `Mistakes are made and repaired on screen. After “${lesson}” I was less afraid of mine.`,
];

const mostlySatisfied: readonly ReviewText[] = [
  ({ lesson }) => `Good course. “${lesson}” could use two more exercises.`,
  ({ lesson }) => `The sound of “${lesson}” is low, headphones help. Otherwise well made.`,
  ({ hours, lesson }) =>
    `Plan more than ${hoursText(hours)} in the week of “${lesson}”. The rest is fine.`,
  ({ project }) =>
    `Useful from the start. For the last task, ${project}, I would have liked one more example.`,
  ({ lesson }) => `I learnt a lot, though I would put “${lesson}” later.`,
  ({ lesson }) => `Solid. A reading list after “${lesson}” would round it off.`,
  ({ lesson }) => `Everything is there, only “${lesson}” goes by quickly.`,
  ({ weeks, lesson }) =>
    `${weeks} weeks were enough for all but “${lesson}”, which I am repeating now.`,
];

const undecided: readonly ReviewText[] = [
  ({ lesson }) => `Half of it was new to me. “${lesson}” I knew already.`,
  ({ lesson }) => `I missed solutions to the harder tasks of “${lesson}”.`,
  ({ lesson }) => `The topic is right, but “${lesson}” repeats what the lesson before it says.`,
  ({ project }) =>
    `Fine as an overview. For the final task, ${project}, I needed more help than I got.`,
];

const dissatisfied: readonly ReviewText[] = [
  ({ lesson }) => `I stopped at “${lesson}”. Too much talking for me, too little practice.`,
  ({ lesson }) => `“${lesson}” moves too fast, and my question about it was not answered.`,
  ({ project }) =>
    `I joined for the final task, ${project}, and found the steps towards it too large.`,
];

/** By the number of stars. */
export const reviewTexts: Readonly<Record<number, readonly ReviewText[]>> = {
  5: satisfied,
  4: mostlySatisfied,
  3: undecided,
  2: dissatisfied,
  1: dissatisfied,
};
