import { assertBuiltContract } from './assert-contract';

test('a unit may need an older minor version of the contract that it is built with, and no other major', () => {
  expect(() => assertBuiltContract('explore', '^2.0.0', '2.3.0')).not.toThrow();
  expect(() => assertBuiltContract('host', '2.3.0', '2.3.0')).not.toThrow();
  expect(() => assertBuiltContract('explore', '^1.0.0', '2.3.0')).toThrow(
    "explore says that it needs the contract ^1.0.0, but it is built with 2.3.0. Write contract: '^2.3.0' into its remote.config.ts.",
  );
  expect(() => assertBuiltContract('explore', '^2.4.0', '2.3.0')).toThrow('built with 2.3.0');
});
