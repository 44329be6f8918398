import { EmptyState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { releasesQuery } from '../api/get-releases';
import { toOptions } from '../console/to-options';
import { useQueryValue } from '../console/use-query-value';
import { ValueSelect } from '../console/value-select';
import { useUnits } from '../release-choice/use-units';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { ShowMore } from '../table/show-more';
import { PublishedTable } from './published-table';

export function PublishedPanel() {
  const [unit, setUnit] = useQueryValue('unit');
  const list = useInfiniteQuery(releasesQuery(unit));
  const units = useUnits();
  return (
    <Panel
      title="Published releases"
      description="Newest first. A release never changes once it is published."
      tools={
        <ValueSelect
          label="Unit"
          options={toOptions(units)}
          value={unit}
          onChange={setUnit}
          clearable
        />
      }
    >
      <QueryContent query={list} subject="The releases">
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <NothingPublished unit={unit} />;
          return <PublishedTable releases={items} />;
        }}
      </QueryContent>
      <ShowMore list={list} />
    </Panel>
  );
}

function NothingPublished({ unit }: { unit: string }) {
  return (
    <EmptyState
      title={unit ? `No release of ${unit} yet` : 'No release yet'}
      description={`npm run release -- publish ${unit || '<unit>'} publishes one from its sources.`}
    />
  );
}
