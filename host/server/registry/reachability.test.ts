import Fastify from 'fastify';
import { reachability } from './reachability';

test('logs once that a service is unreachable and once that it is reachable again', () => {
  const lines: string[] = [];
  const { log } = Fastify();
  log.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  const reach = reachability('The registry', log);
  reach.markReachable();
  reach.markReachable();
  expect(lines).toEqual([]);
  for (let round = 0; round < 3; round += 1) reach.markUnreachable(new Error('gone'));
  expect(reach.isReachable()).toBe(false);
  for (let round = 0; round < 3; round += 1) reach.markReachable();
  expect(reach.isReachable()).toBe(true);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('is unreachable');
  expect(lines[1]).toContain('is reachable again');
});
