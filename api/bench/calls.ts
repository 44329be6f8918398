import type { Request } from 'autocannon';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { searchJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import type { Member } from './members';

/** A measured call. Its requests alternate, so that more than one cached row is measured. */
export interface MeasuredCall {
  name: string;
  /** Requests per second, over all instances. */
  rate: number;
  requests: Request[];
}

const SEARCH_TEXTS = [
  'engineer',
  'data',
  'teacher',
  'design',
  'nurse',
  'analyst',
  'bank',
  'software',
];

export function createCalls(members: readonly Member[]): MeasuredCall[] {
  return [
    { name: 'Course list', rate: 100, requests: [get(searchCoursesEndpoint, { limit: '12' })] },
    {
      name: 'Job search',
      rate: 100,
      requests: SEARCH_TEXTS.map((word) => get(searchJobsEndpoint, { search: word })),
    },
    {
      name: 'User fetch',
      rate: 200,
      requests: members.map(({ accessToken }) =>
        post(getUserEndpoint, { requiredata: [] }, accessToken),
      ),
    },
    {
      name: 'Login',
      rate: 10,
      requests: members.map(({ email, password }) => post(loginEndpoint, { email, password })),
    },
  ];
}

function post({ path }: Endpoint, body: object, token?: string): Request {
  return {
    method: 'POST',
    path: `/api/${path}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

function get({ path }: Endpoint, query: Record<string, string>): Request {
  return { method: 'GET', path: `/api/${path}?${new URLSearchParams(query)}` };
}
