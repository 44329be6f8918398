from functools import reduce
from operator import xor

input()
tokens = list(map(int, input().split()))
both = reduce(xor, tokens)
lowest_bit = both & -both
one = reduce(xor, (token for token in tokens if token & lowest_bit))
print(*sorted((one, one ^ both)))
