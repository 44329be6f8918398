import { paths } from '@sopaan/contract/paths';
import { SAVED_KINDS, type SavedKind } from '@sopaan/schemas/saved/saved';
import { Box, EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { KindFilter, useKind } from '../../../components/kind-filter';
import { PagedList } from '../../../components/paged-list/paged-list';
import { savedItemsQuery } from '../../../components/saved-items/get-saved-items';
import { SavedItemRow } from '../../../components/saved-items/saved-item-row';
import { savedKinds } from '../../../components/saved-items/saved-kinds';
import { SectionPanel } from '../../../components/section-panel';
import { SavedSearchesPanel } from './saved-searches-panel';

const labels: Readonly<Record<SavedKind, string>> = {
  job: savedKinds.job.plural,
  course: savedKinds.course.plural,
  competition: savedKinds.competition.plural,
  institute: savedKinds.institute.plural,
};

const listPaths: Readonly<Record<SavedKind, string>> = {
  job: paths.exploreJobs(),
  course: paths.exploreCourses,
  competition: paths.exploreCompetitions,
  institute: paths.institutes,
};

/** The searches that the member has saved, then the items, by kind. */
export function SavedSection() {
  const kind = useKind(SAVED_KINDS);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SavedSearchesPanel />
      <SectionPanel title="Saved items">
        <KindFilter label="Kind of saved items" kinds={SAVED_KINDS} labels={labels} />
        <PagedList
          key={kind}
          query={useInfiniteQuery(savedItemsQuery({ kind }))}
          label="Saved items"
          renderItem={(item) => <SavedItemRow item={item} />}
          keyOf={(item) => `${item.kind} ${item.id}`}
          empty={<NothingSaved kind={kind} />}
          failedTitle="Your saved items could not be loaded"
        />
      </SectionPanel>
    </Box>
  );
}

function NothingSaved({ kind }: { kind: SavedKind | undefined }) {
  const noun = kind === undefined ? 'items' : labels[kind].toLowerCase();
  return (
    <EmptyState
      icon="bookmark"
      title={`No saved ${noun} yet`}
      description="Choose Save on a job, course, competition or institute, and it will appear here on all your devices."
      action={
        kind === undefined ? (
          SAVED_KINDS.map((each) => <ListLink key={each} kind={each} />)
        ) : (
          <ListLink kind={kind} isMain />
        )
      }
    />
  );
}

function ListLink({ kind, isMain = false }: { kind: SavedKind; isMain?: boolean }) {
  return (
    <LinkButton to={listPaths[kind]} variant={isMain ? 'contained' : 'outlined'}>
      {`Browse ${labels[kind].toLowerCase()}`}
    </LinkButton>
  );
}
