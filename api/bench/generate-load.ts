import autocannon from 'autocannon';
import type { MeasuredCall } from './calls';

export interface LoadResult {
  /** The duration of each request. */
  milliseconds: number[];
  /** Requests without a response or with a status other than 2xx. */
  errors: number;
}

const MAX_CONNECTIONS = 20;

/** Sends requests at the rate of the call, distributed equally over the instances. */
export async function generateLoad(
  { rate, requests }: MeasuredCall,
  addresses: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  const share = rate / addresses.length;
  const parts = await Promise.all(
    addresses.map((address) =>
      loadInstance({ url: address, overallRate: share, requests, seconds }),
    ),
  );
  return {
    milliseconds: parts.flatMap((part) => part.milliseconds),
    errors: parts.reduce((sum, part) => sum + part.errors, 0),
  };
}

interface Part {
  url: string;
  overallRate: number;
  requests: MeasuredCall['requests'];
  seconds: number;
}

function loadInstance({ url, overallRate, requests, seconds }: Part): Promise<LoadResult> {
  const milliseconds: number[] = [];
  return new Promise((resolve, reject) => {
    const connections = Math.min(MAX_CONNECTIONS, overallRate);
    const running = autocannon(
      { url, overallRate, requests, connections, duration: seconds },
      (error, { errors, non2xx }) => {
        if (error) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve({ milliseconds, errors: errors + non2xx });
      },
    );
    running.on('response', (_client, _status, _bytes, time) => milliseconds.push(time));
  });
}
