interface Point {
  x: number;
  y: number;
}

interface Figure {
  size: number;
  points: readonly Point[];
}

function parseFigure(text: string): Figure {
  const rows = [...text.matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) => row.split(', '));
  const points = rows.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell === 'filled' ? [{ x, y }] : [])),
  );
  return { size: rows.length, points };
}

const map = ({ size, points }: Figure, change: (point: Point, last: number) => Point): Figure => ({
  size,
  points: points.map((point) => change(point, size - 1)),
});
const clockwise = (figure: Figure) => map(figure, ({ x, y }, last) => ({ x: last - y, y: x }));
const mirrored = (figure: Figure) => map(figure, ({ x, y }, last) => ({ x: last - x, y }));

/** Equal for equal shapes, also at different places. */
function shapeOf({ points }: Figure): string {
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const moved = points.map(({ x, y }) => `${x - left}/${y - top}`);
  return moved.sort().join(' ');
}

function isRotationOf(figure: Figure, other: Figure): boolean {
  let turned = other;
  for (let turn = 0; turn < 4; turn += 1) {
    if (shapeOf(turned) === shapeOf(figure)) return true;
    turned = clockwise(turned);
  }
  return false;
}

/** Solves both kinds of items. Turns and mirrors figures without `figures/grid-figure.ts`, so that it finds errors there. */
export function solveTurnedFigure(question: string, options: readonly string[]): number[] {
  const figures = options.map(parseFigure);
  const given = parseFigure(question);
  const isTransformed = (figure: Figure) => shapeOf(figure) === shapeOf(mirrored(clockwise(given)));
  const isOddOneOut = (figure: Figure) =>
    figures.filter((other) => isRotationOf(figure, other)).length === 1 &&
    figures.every((other) => other === figure || isRotationOf(mirrored(figure), other));
  const isCorrect = given.points.length > 0 ? isTransformed : isOddOneOut;
  return figures.flatMap((figure, index) => (isCorrect(figure) ? [index] : []));
}
