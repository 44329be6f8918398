import { paths } from '@sopaan/contract/paths';
import { SAVED_KINDS, type SavedItem, type SavedKind } from '@sopaan/schemas/saved/saved';

interface KindText {
  /** The label of the filter. */
  plural: string;
  singular: string;
  pathOf: (item: SavedItem) => string;
}

export const savedKinds: Readonly<Record<SavedKind, KindText>> = {
  job: { plural: 'Jobs', singular: 'Job', pathOf: ({ title, id }) => paths.job(title, id) },
  course: {
    plural: 'Courses',
    singular: 'Course',
    pathOf: ({ title, id }) => paths.course(title, id),
  },
  competition: {
    plural: 'Competitions',
    singular: 'Competition',
    pathOf: ({ title, id }) => paths.competition(title, id),
  },
  institute: {
    plural: 'Institutes',
    singular: 'Institute',
    pathOf: ({ id }) => paths.institute(id),
  },
};

/** The kind of an item; undefined for kinds that the API knows and this page does not. */
export function savedKindOf({ kind }: SavedItem): SavedKind | undefined {
  return SAVED_KINDS.find((known) => known === kind);
}
