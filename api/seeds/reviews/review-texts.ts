/** What sample reviews say, by stars: how it was, and what about it. Either part may be missing. */
interface ReviewTexts {
  openings: readonly string[];
  details: readonly string[];
}

const pleased: ReviewTexts = {
  openings: [
    'Clear from the first chapter on.',
    'I finished it in the evenings after work.',
    'Exactly the pace I needed.',
    'The examples are close to what we do in college.',
    'I had tried two other courses on this before.',
    'Short videos, no filler.',
    'My first course in this field, and I kept up.',
    'Worth repeating once, then it sits.',
  ],
  details: [
    'The project at the end is what I show in interviews now.',
    'Each exercise builds on the one before, so nothing felt sudden.',
    'The teacher says why something is done, not only how.',
    'I liked that mistakes are shown and mended on screen.',
    'Downloading the notes helped on days with poor network.',
    'Hard parts are explained twice, in different words.',
    'Two of us watched together and solved the tasks aloud.',
    'Chapter three alone was worth the time.',
  ],
};

const content: ReviewTexts = {
  openings: [
    'Good course, with a slow start.',
    'Solid, if you bring some patience.',
    'Well made, though short in places.',
    'Useful, and honest about what it leaves out.',
    'I learnt a lot, not always in the planned order.',
  ],
  details: [
    'I would have liked more exercises between the videos.',
    'The sound of a few videos is low; headphones help.',
    'Some tasks need more than the hours that are stated.',
    'A list of further reading would round it off.',
    'The last chapter could go one step deeper.',
  ],
};

const torn: ReviewTexts = {
  openings: [
    'Fine for a first look.',
    'Half of it was new to me.',
    'The topic is right, the level was not mine.',
  ],
  details: [
    'The level is lower than the title promises.',
    'I missed answers to the harder exercises.',
    'Several videos repeat what the one before said.',
  ],
};

const disappointed: ReviewTexts = {
  openings: ['Not what I was looking for.', 'I stopped after the second chapter.'],
  details: [
    'It moves too fast for people who begin.',
    'There is little practice, and that is what I came for.',
  ],
};

export const reviewTexts: Readonly<Record<number, ReviewTexts>> = {
  5: pleased,
  4: content,
  3: torn,
  2: disappointed,
  1: disappointed,
};
