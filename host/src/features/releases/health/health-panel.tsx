import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../api/get-health';
import { EnvironmentChoice } from '../console/environment-choice';
import { useQueryValue } from '../console/use-query-value';
import { ValueSelect } from '../console/value-select';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { HealthView } from './health-view';

const day = { value: '24', label: 'The last day' };
const spans = [
  { value: '1', label: 'The last hour' },
  { value: '6', label: 'The last six hours' },
  day,
  { value: '168', label: 'The last week' },
];

export function HealthPanel() {
  const [wanted, setHours] = useQueryValue('hours');
  const span = spans.find(({ value }) => value === wanted) ?? day;
  return (
    <EnvironmentChoice>
      {(environment, choice) => (
        <Panel
          title={`Health of ${environment.name}`}
          description="What pages tell of themselves. It is read again every five seconds while you look at it."
          tools={
            <>
              {choice}
              <ValueSelect label="Time" options={spans} value={span.value} onChange={setHours} />
            </>
          }
        >
          <Read environment={environment.name} hours={Number(span.value)} />
        </Panel>
      )}
    </EnvironmentChoice>
  );
}

function Read({ environment, hours }: { environment: string; hours: number }) {
  const query = useQuery(healthQuery(environment, hours));
  return (
    <Loaded query={query} what="The health" minHeight={480}>
      {(health) => <HealthView health={health} />}
    </Loaded>
  );
}
