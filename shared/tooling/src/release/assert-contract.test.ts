import { assertBuiltContract } from './assert-contract';

test('accepts an older minor version of the contract, and rejects another major or a newer version', () => {
  expect(() => assertBuiltContract('explore', '^2.0.0', '2.3.0')).not.toThrow();
  expect(() => assertBuiltContract('host', '2.3.0', '2.3.0')).not.toThrow();
  expect(() => assertBuiltContract('explore', '^1.0.0', '2.3.0')).toThrow(
    "explore states the contract range ^1.0.0, but it is built with 2.3.0. Set contract: '^2.3.0' in its remote.config.ts.",
  );
  expect(() => assertBuiltContract('explore', '^2.4.0', '2.3.0')).toThrow('built with 2.3.0');
});
