import type { ChallengeGuide } from './challenge-guide';

export const electricityBillGuide: ChallengeGuide = {
  hints: [
    'Work out the bills for 100, 101, 300 and 301 units by hand. Which price applies to the last unit in each case?',
    'A household that uses 301 units does not pay ₹8 for all of them. Split the units among the three slabs.',
    'The first slab takes up to 100 units, the second up to 200 of what is left, and the third the rest. Multiply each part by its price and add 50.',
  ],
  editorial: `Split the units into three parts, multiply each by its price and add the fixed charge of ₹50.

A loop over the slabs keeps this tidy. Go through the pairs \`(100, 3)\`, \`(200, 5)\` and \`(no limit, 8)\`. In each slab the household uses \`min(units, size)\` units. Add that number times the price to the bill and subtract it from the units. When no units are left, the remaining slabs add nothing, so 0 units cost exactly the fixed charge and no condition is needed.

For 120 units the parts are 100, 20 and 0, and the bill is 300 + 100 + 0 + 50 = 450, as in the first example.

There are three slabs whatever the input, so time and memory are \`O(1)\`. The largest bill, for 10^6 units, is about ₹80 lakh and fits into 32 bits.

### Where the second slab ends

The statement gives ₹5 for each of the next 200 units, and these are the units 101 to 300. It is easy to read the 200 as the upper end. For 250 units the bill is 300 + 150 × 5 + 50 = 1100, but a program that ends the slab at 200 units charges 300 + 500 + 50 × 8 + 50 = 1250. Both examples have at most 120 units, so they do not show this mistake. Test both sides of each limit.`,
};
