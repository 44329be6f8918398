import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../api/get-health';
import { EnvironmentChoice } from '../console/environment-choice';
import { useQueryValue } from '../console/use-query-value';
import { ValueSelect } from '../console/value-select';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { HealthView } from './health-view';

const lastDay = { value: '24', label: 'Last 24 hours' };
const periods = [
  { value: '1', label: 'Last hour' },
  { value: '6', label: 'Last 6 hours' },
  lastDay,
  { value: '168', label: 'Last 7 days' },
];

export function HealthPanel() {
  const [requestedHours, setHours] = useQueryValue('hours');
  const period = periods.find(({ value }) => value === requestedHours) ?? lastDay;
  return (
    <EnvironmentChoice>
      {(environment, choice) => (
        <Panel
          title={`Health of ${environment.name}`}
          description="Measured in visitors’ browsers. Updates every five seconds while this page is visible."
          tools={
            <>
              {choice}
              <ValueSelect
                label="Period"
                options={periods}
                value={period.value}
                onChange={setHours}
              />
            </>
          }
        >
          <LoadedHealth environment={environment.name} hours={Number(period.value)} />
        </Panel>
      )}
    </EnvironmentChoice>
  );
}

function LoadedHealth({ environment, hours }: { environment: string; hours: number }) {
  const query = useQuery(healthQuery(environment, hours));
  return (
    <QueryContent query={query} subject="The health" minHeight={480}>
      {(health) => <HealthView health={health} />}
    </QueryContent>
  );
}
