import { createProcessErrorHandler } from './process-errors';

test('keeps the process running after single errors and exits after many in a short time', () => {
  let time = 0;
  const exit = jest.fn();
  const log = { error: jest.fn() };
  const handle = createProcessErrorHandler({ log, exit, now: () => time });
  for (let count = 0; count < 200; count += 1) {
    handle(new Error('a socket failed'));
    time += 5_000;
  }
  expect(exit).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledTimes(200);
  for (let count = 0; count < 30; count += 1) handle(new Error('a socket failed'));
  expect(exit).toHaveBeenCalled();
});
