import { aptitude } from './aptitude';
import { bankingAwareness } from './banking-awareness';
import { dataStructures } from './data-structures';
import { english } from './english';
import { generalScience } from './general-science';
import { geography } from './geography';
import { history } from './history';
import { indianPolity } from './indian-polity';
import { javascript } from './javascript';
import { programming } from './programming';
import type { QuizSource } from './quiz-source';
import { reasoning } from './reasoning';
import { sql } from './sql';

/** Ids depend on the order: add new quizzes at the end. */
export const quizzes: readonly QuizSource[] = [
  programming,
  javascript,
  sql,
  dataStructures,
  aptitude,
  reasoning,
  indianPolity,
  history,
  geography,
  generalScience,
  english,
  bankingAwareness,
];
