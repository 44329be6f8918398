/** Figures that are turned and mirrored. */
import type { Random } from '../../../seeds/random/random';
import {
  drawGridFigure,
  gridPicture,
  mirror,
  shapeKey,
  turn,
  turns,
  type GridFigure,
} from '../figures/grid-figure';
import type { Difficulty, ReasoningItem } from '../reasoning-item';

/**
 * The size of the grid, and the number of filled cells of each of the five items of a difficulty. The smallest number is used once, because
 * few shapes with so few cells are asymmetric, and no shape may occur twice.
 */
const SIZES: Readonly<Record<Difficulty, { grid: number; cells: readonly number[] }>> = {
  1: { grid: 3, cells: [4, 5, 6, 5, 6] },
  2: { grid: 4, cells: [5, 6, 7, 6, 7] },
  3: { grid: 4, cells: [6, 7, 8, 7, 8] },
};

/** `shapes` has the keys of the shapes that were drawn before. */
export function turnedFigure(
  random: Random,
  difficulty: Difficulty,
  index: number,
  shapes: Set<string>,
): ReasoningItem {
  const { grid, cells } = SIZES[difficulty];
  let figure: GridFigure;
  do figure = drawGridFigure(random, grid, cells[index % cells.length] ?? 6);
  while (shapes.has(shapeKey(figure)));
  shapes.add(shapeKey(figure));
  return difficulty === 3 ? transformed(random, figure) : oddOneOut(random, figure);
}

function oddOneOut(random: Random, figure: GridFigure): ReasoningItem {
  const [odd = figure] = random.shuffled(turns(mirror(figure)));
  return {
    format: 'markup',
    question:
      'Four of these figures are the same figure, turned. Which one is not, but its mirror image?',
    correct: gridPicture(odd),
    wrong: turns(figure).map(gridPicture),
    explanation: 'The others become equal when they are turned. This one must also be mirrored.',
  };
}

function transformed(random: Random, figure: GridFigure): ReasoningItem {
  const correct = mirror(turn(figure));
  const others = [...turns(figure), ...turns(mirror(figure))].filter(
    (other) => gridPicture(other) !== gridPicture(correct),
  );
  // The most common mistakes: leaving out one of the two steps, or doing them in the wrong order.
  const likely = [turn(figure), mirror(figure), turn(mirror(figure))];
  const wrong = new Set([...likely, ...random.shuffled(others)].map(gridPicture));
  return {
    format: 'markup',
    question: `This figure is turned clockwise by a quarter turn, and then mirrored from left to right. Which figure is the result?\n\n${gridPicture(figure)}`,
    correct: gridPicture(correct),
    wrong: [...wrong].slice(0, 4),
    explanation:
      'After the quarter turn, the first row is the last column. Mirrored, it is the first column, from the top down.',
  };
}
