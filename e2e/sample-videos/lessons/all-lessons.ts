import type { Lesson } from '../lesson';
import { coloursAndContrast } from './colours-and-contrast';
import { flexboxInPractice } from './flexbox-in-practice';
import { gridInPractice } from './grid-in-practice';
import { headingsAndParagraphs } from './headings-and-paragraphs';
import { linksThatMakeSense } from './links-that-make-sense';
import { listsAndTables } from './lists-and-tables';
import { mediaQueries } from './media-queries';
import { theBoxModel } from './the-box-model';

/** The lessons in the order of the course. */
export const allLessons: readonly Lesson[] = [
  headingsAndParagraphs,
  listsAndTables,
  linksThatMakeSense,
  coloursAndContrast,
  theBoxModel,
  flexboxInPractice,
  gridInPractice,
  mediaQueries,
];
