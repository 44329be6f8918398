import {
  PUBLIC_SECTIONS,
  type ChangePublicProfile,
  type PublicPageChoices,
  type PublicProfileSettings,
} from './public-profile';

/** The sections of the page in display order, without those that only a newer server knows. */
export const visibleSectionsOf = ({
  visibleSections,
}: Pick<PublicProfileSettings, 'visibleSections'>) =>
  PUBLIC_SECTIONS.filter((section) => visibleSections.includes(section));

/** Applies a change: `visibleSections` replaces the list; then `hiddenSections` are removed and `shownSections` added. */
export function changedChoices(
  choices: Pick<PublicProfileSettings, 'isPublic' | 'isIndexable' | 'visibleSections'>,
  change: ChangePublicProfile,
): PublicPageChoices {
  const { shownSections = [], hiddenSections = [] } = change;
  const visible = change.visibleSections ?? choices.visibleSections;
  const visibleSections = PUBLIC_SECTIONS.filter(
    (section) =>
      shownSections.includes(section) ||
      (visible.includes(section) && !hiddenSections.includes(section)),
  );
  const { isPublic = choices.isPublic, isIndexable = choices.isIndexable } = change;
  return { isPublic, isIndexable, visibleSections };
}
