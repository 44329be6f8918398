import { ChoiceField, ChoicesField } from './choice-fields';
import type { AnswerProps } from './answer-props';
import { NumberField } from './number-field';
import { OrderingField } from './ordering-field';

const fields = {
  choice: ChoiceField,
  choices: ChoicesField,
  number: NumberField,
  ordering: OrderingField,
} as const;

/** The control for the answer to a question of any kind. */
export function AnswerField(props: AnswerProps) {
  const Field = fields[props.question.kind];
  return <Field {...props} />;
}
