/** The milliseconds until the whole response has arrived. */
export async function timeFetch(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - start;
}
