/**
 * Fails a test during which React, the router or our own code logs an error.
 * A test that expects one uses `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const { format } = require('node:util');

let errors = [];

beforeEach(() => {
  errors = [];
  console.error = (...args) => errors.push(format(...args));
});

afterEach(() => {
  const seen = errors;
  errors = [];
  if (seen.length > 0) throw new Error(`unexpected console.error:\n${seen.join('\n')}`);
});
