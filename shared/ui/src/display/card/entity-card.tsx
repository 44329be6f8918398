import type {
  CompetitionCard as CompetitionCardRecord,
  GovtJobCard as GovtJobCardRecord,
  JobCard as JobCardRecord,
  PlainCard as PlainCardRecord,
  QuizCard as QuizCardRecord,
} from '../../cards/cards';
import type { CardPlacement } from './card-frame';
import type { PlainCardType } from './card-target';
import { CompetitionCard } from './competition-card';
import { GovtJobCard } from './govt-job-card';
import { JobCard } from './job-card';
import { PlainCard } from './plain-card';
import { QuizCard } from './quiz-card';

/** The record that each type of card shows. */
export interface CardRecords extends Record<PlainCardType, PlainCardRecord> {
  Quizseries: QuizCardRecord;
  job: JobCardRecord;
  govtjob: GovtJobCardRecord;
  competition: CompetitionCardRecord;
}

export type CardOfType = {
  [T in keyof CardRecords]: { type: T; card: CardRecords[T] };
}[keyof CardRecords];

export function EntityCard(props: CardOfType & CardPlacement) {
  if (props.type === 'job')
    return <JobCard card={props.card} level={props.level} corner={props.corner} />;
  if (props.type === 'govtjob')
    return <GovtJobCard card={props.card} level={props.level} corner={props.corner} />;
  if (props.type === 'Quizseries')
    return <QuizCard card={props.card} level={props.level} corner={props.corner} />;
  if (props.type === 'competition')
    return <CompetitionCard card={props.card} level={props.level} corner={props.corner} />;
  return (
    <PlainCard type={props.type} card={props.card} level={props.level} corner={props.corner} />
  );
}
