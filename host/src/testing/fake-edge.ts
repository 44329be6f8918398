import {
  failureSchema,
  vitalsSchema,
  type Failure,
  type Vitals,
} from '@sopaan/schemas/releases/health';

/** The responses of the edge, and the reports it has received. `undefined` is a 404; an error is a network failure. */
export interface FakeEdge {
  fallback: (query: URLSearchParams) => unknown;
  set: () => unknown;
  readonly requests: string[];
  readonly failures: Failure[];
  readonly vitals: Vitals[];
}

export function fakeEdge(): FakeEdge {
  const edge: FakeEdge = {
    fallback: () => undefined,
    set: () => undefined,
    requests: [],
    failures: [],
    vitals: [],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search, searchParams } = new URL(String(input), location.href);
    edge.requests.push(pathname + search);
    const response = await (pathname === '/-/set' ? edge.set() : edge.fallback(searchParams));
    return response === undefined ? new Response('', { status: 404 }) : Response.json(response);
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => {
      const report: unknown = JSON.parse(body);
      const strict = { strict: true };
      if (url === '/-/reports') edge.failures.push(failureSchema.validateSync(report, strict));
      else edge.vitals.push(vitalsSchema.validateSync(report, strict));
      return true;
    },
  });
  return edge;
}
