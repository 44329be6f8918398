import { EmptyState } from '@sopaan/ui/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../api/get-environments';
import { logQuery } from '../api/get-log';
import { toOptions } from '../console/to-options';
import { useQueryValue } from '../console/use-query-value';
import { ValueSelect } from '../console/value-select';
import { useUnits } from '../release-choice/use-units';
import { QueryContent } from '../table/query-content';
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
      description="Every change to the registry, newest first. Entries are never changed or removed."
      tools={
        <>
          <ValueSelect
            label="Environment"
            options={toOptions(environments.map(({ name }) => name))}
            value={environment}
            onChange={setEnvironment}
            clearable
          />
          <ValueSelect
            label="Unit"
            options={toOptions(units)}
            value={unit}
            onChange={setUnit}
            clearable
          />
        </>
      }
    >
      <QueryContent query={list} subject="The audit log">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.items);
          if (entries.length > 0) return <LogTable entries={entries} />;
          return (
            <EmptyState
              icon="list"
              title="No entries"
              description="No entries match these filters."
            />
          );
        }}
      </QueryContent>
      <ShowMore list={list} />
    </Panel>
  );
}
