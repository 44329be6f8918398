import {
  failureSchema,
  vitalsSchema,
  type Failure,
  type Vitals,
} from '@sopaan/schemas/release-health';

/** What the edge answers, and what it has been told. An answer of `undefined` is 404; one that throws never arrives. */
export interface FakeEdge {
  standIn: (question: URLSearchParams) => unknown;
  set: () => unknown;
  readonly asked: string[];
  readonly failures: Failure[];
  readonly vitals: Vitals[];
}

export function fakeEdge(): FakeEdge {
  const edge: FakeEdge = {
    standIn: () => undefined,
    set: () => undefined,
    asked: [],
    failures: [],
    vitals: [],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search, searchParams } = new URL(String(input), location.href);
    edge.asked.push(pathname + search);
    const answer = await (pathname === '/-/set' ? edge.set() : edge.standIn(searchParams));
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => {
      const told: unknown = JSON.parse(body);
      const strict = { strict: true };
      if (url === '/-/reports') edge.failures.push(failureSchema.validateSync(told, strict));
      else edge.vitals.push(vitalsSchema.validateSync(told, strict));
      return true;
    },
  });
  return edge;
}
