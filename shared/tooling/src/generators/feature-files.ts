/** Templates for a new feature: an endpoint, its query, a component with loading, empty and error states, and a test. */

export interface FeatureNames {
  /** `explore` */
  remote: string;
  /** `study-groups` */
  noun: string;
}

/** Content by path, relative to the root. */
export function featureFiles({ remote, noun }: FeatureNames): Record<string, string> {
  const feature = `remote-${remote}/src/features/${noun}`;
  return {
    [`shared/schemas/src/${noun}/${noun}.ts`]: schema(noun),
    [`${feature}/api/get-${noun}.ts`]: query(noun),
    [`${feature}/components/${noun}-list.tsx`]: component(noun),
    [`${feature}/components/${noun}-list.test.tsx`]: componentTest(noun),
  };
}

const pascal = (noun: string) =>
  noun.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const camel = (noun: string) => pascal(noun).replace(/^./, (letter) => letter.toLowerCase());
const spaced = (noun: string) => noun.replaceAll('-', ' ');
const sentence = (noun: string) => spaced(noun).replace(/^./, (letter) => letter.toUpperCase());

function schema(noun: string): string {
  return `/** ${sentence(noun)}: request and response. */
import { array, object, string } from 'yup';
import { endpoint } from '../api/endpoint';

export const get${pascal(noun)}Endpoint = endpoint({
  method: 'GET',
  path: '${noun}',
  access: 'public',
  request: object({}),
  response: object({
    items: array(object({ id: string().required(), title: string().required() })).required(),
  }),
  summary: 'All ${spaced(noun)}.',
});
`;
}

function query(noun: string): string {
  return `import { call } from '@sopaan/api-client/call';
import { get${pascal(noun)}Endpoint } from '@sopaan/schemas/${noun}/${noun}';
import { queryOptions } from '@tanstack/react-query';

export const ${camel(noun)}Query = () =>
  queryOptions({
    queryKey: ['${noun}'],
    queryFn: ({ signal }) => call(get${pascal(noun)}Endpoint, {}, { signal }),
  });
`;
}

function component(noun: string): string {
  return `import { EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { ${camel(noun)}Query } from '../api/get-${noun}';

export function ${pascal(noun)}List() {
  const { data, isPending, isError, refetch } = useQuery(${camel(noun)}Query());
  if (isPending) return <LoadingState />;
  if (isError) {
    return <FailedState title="The ${spaced(noun)} could not be loaded" onRetry={() => refetch()} />;
  }
  if (data.items.length === 0) return <EmptyState title="No ${spaced(noun)} yet" />;
  return (
    <ul aria-label="${sentence(noun)}">
      {data.items.map(({ id, title }) => (
        <li key={id}>
          <Typography>{title}</Typography>
        </li>
      ))}
    </ul>
  );
}
`;
}

function componentTest(noun: string): string {
  const name = pascal(noun);
  return `import { ApiError } from '@sopaan/api-client/api-error';
import { get${name}Endpoint } from '@sopaan/schemas/${noun}/${noun}';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { ${name}List } from './${noun}-list';

const network = fakeNetwork();
const open = () => renderScreen({ Component: ${name}List }, { path: '/', url: '/', network });

test('shows the items of the response', async () => {
  network.on(get${name}Endpoint, () => ({ items: [{ id: '1', title: 'The first' }] }));
  open();
  expect(await screen.findByRole('list', { name: '${sentence(noun)}' })).toHaveTextContent('The first');
});

test('shows an empty state without items', async () => {
  network.on(get${name}Endpoint, () => ({ items: [] }));
  open();
  expect(await screen.findByText('No ${spaced(noun)} yet')).toBeVisible();
});

test('shows an error state and retries', async () => {
  const error = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  network.on(get${name}Endpoint, () => error);
  const { user } = open();
  expect(await screen.findByText('The ${spaced(noun)} could not be loaded')).toBeVisible();
  network.on(get${name}Endpoint, () => ({ items: [{ id: '1', title: 'The first' }] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The first')).toBeVisible();
});
`;
}
