import { addressGroup, widerAddressGroup } from './address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5::/64'],
  ['2001:DB8::5:0:0:9', '2001:db8:0:0::/64'],
  ['2001:db8:0:5::', '2001:db8:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1.2.3.4.5', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0::/48'],
  ['2001:DB8:0:ffff::9', '2001:db8:0::/48'],
  ['2001:db8:1:5::', '2001:db8:1::/48'],
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['unknown', undefined],
])('the wider network of %s is %s', (address, group) => {
  expect(widerAddressGroup(address)).toBe(group);
});
