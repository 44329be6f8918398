/** The next number; undefined if the rule does not fit all the given ones. */
type Prediction = number | undefined;

const at = (terms: readonly number[], index: number) => terms.at(index) ?? NaN;
const steps = (terms: readonly number[]) =>
  terms.slice(1).map((term, index) => term - at(terms, index));
const areEqual = (values: readonly number[]) => values.every((value) => value === values[0]);

function linear(terms: readonly number[]): Prediction {
  return areEqual(steps(terms)) ? at(terms, -1) + at(steps(terms), 0) : undefined;
}

function quadratic(terms: readonly number[]): Prediction {
  const next = linear(steps(terms));
  return next === undefined ? undefined : at(terms, -1) + next;
}

/** Each term is `factor` times the one before, plus a constant. */
function recurrence(terms: readonly number[]): Prediction {
  const [first = 0, second = 0, third = 0] = terms;
  const factor = (third - second) / (second - first);
  const added = second - factor * first;
  const next = (term: number) => term * factor + added;
  const fits = terms.slice(1).every((term, index) => term === next(at(terms, index)));
  return fits && Number.isFinite(factor) ? next(at(terms, -1)) : undefined;
}

function interleaved(terms: readonly number[]): Prediction {
  const own = terms.filter((_term, index) => index % 2 === terms.length % 2);
  const other = terms.filter((_term, index) => index % 2 !== terms.length % 2);
  return own.length >= 3 && linear(other) !== undefined ? linear(own) : undefined;
}

function sumOfTwo(terms: readonly number[]): Prediction {
  const added = terms.slice(2).map((term, index) => term - at(terms, index) - at(terms, index + 1));
  return areEqual(added) ? at(terms, -1) + at(terms, -2) + at(added, 0) : undefined;
}

function alternatelyDoubled(terms: readonly number[]): Prediction {
  const isDoubled = terms.every(
    (term, index) => index % 2 === 0 || term === at(terms, index - 1) * 2,
  );
  const added = terms.flatMap((term, index) =>
    index % 2 === 0 && index > 0 ? [term - at(terms, index - 1)] : [],
  );
  if (!isDoubled || !areEqual(added)) return undefined;
  return terms.length % 2 === 1 ? at(terms, -1) * 2 : at(terms, -1) + at(added, 0);
}

const RULES = [linear, quadratic, recurrence, interleaved, sumOfTwo, alternatelyDoubled];

/** Finds the options that continue the series by some rule that fits all its numbers. */
export function solveSeries(question: string, options: readonly string[]): number[] {
  const terms = question.match(/-?\d+/g)?.map(Number) ?? [];
  const predictions = new Set(RULES.map((rule) => rule(terms)));
  return options.flatMap((option, index) => (predictions.has(Number(option)) ? [index] : []));
}
