import { EmptyState } from '@sopaan/ui/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../api/get-environments';
import { logQuery } from '../api/get-log';
import { named } from '../console/named';
import { useQueryValue } from '../console/use-query-value';
import { ValueSelect } from '../console/value-select';
import { useUnits } from '../parts/use-units';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { ShowMore } from '../table/show-more';
import { LogTable } from './log-table';

export function LogPanel() {
  const [environment, setEnvironment] = useQueryValue('environment');
  const [unit, setUnit] = useQueryValue('unit');
  const { data: environments = [] } = useQuery(environmentsQuery());
  const units = useUnits();
  const list = useInfiniteQuery(logQuery({ environment, unit }));
  return (
    <Panel
      title="Audit log"
      description="Everything that changed the registry, newest first. No entry is ever changed or removed."
      tools={
        <>
          <ValueSelect
            label="Environment"
            options={named(environments.map(({ name }) => name))}
            value={environment}
            onChange={setEnvironment}
            clearable
          />
          <ValueSelect
            label="Unit"
            options={named(units)}
            value={unit}
            onChange={setUnit}
            clearable
          />
        </>
      }
    >
      <Loaded query={list} what="The audit log">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.items);
          if (entries.length > 0) return <LogTable entries={entries} />;
          return <EmptyState icon="list" title="No entries" description="Nothing like this yet." />;
        }}
      </Loaded>
      <ShowMore list={list} />
    </Panel>
  );
}
