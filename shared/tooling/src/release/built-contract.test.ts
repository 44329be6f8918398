import { refuseOtherContract } from './built-contract';

test('a unit may need an older minor version of the contract that it is built with, and no other major', () => {
  expect(() => refuseOtherContract('explore', '^2.0.0', '2.3.0')).not.toThrow();
  expect(() => refuseOtherContract('host', '2.3.0', '2.3.0')).not.toThrow();
  expect(() => refuseOtherContract('explore', '^1.0.0', '2.3.0')).toThrow(
    "explore says that it needs the contract ^1.0.0, but it is built with 2.3.0. Write contract: '^2.3.0' into its remote.config.ts.",
  );
  expect(() => refuseOtherContract('explore', '^2.4.0', '2.3.0')).toThrow('built with 2.3.0');
});
