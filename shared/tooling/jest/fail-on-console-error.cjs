/**
 * A test that makes React, the router or our own code complain fails.
 * A test that means to: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const { format } = require('node:util');

let complaints = [];

beforeEach(() => {
  complaints = [];
  console.error = (...args) => complaints.push(format(...args));
});

afterEach(() => {
  const seen = complaints;
  complaints = [];
  if (seen.length > 0) throw new Error(`unexpected console.error:\n${seen.join('\n')}`);
});
