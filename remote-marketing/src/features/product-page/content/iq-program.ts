import type { FeatureCard } from '../components/feature-cards';

export const kinds: readonly FeatureCard[] = [
  {
    title: 'Number series',
    text: 'Find the rule of a series and the number that comes next.',
    icon: 'list',
  },
  {
    title: 'Figure matrices',
    text: 'Nine cells, one of them empty. Shape, fill and number change by rules of their own.',
    icon: 'layers',
  },
  {
    title: 'Turned figures',
    text: 'Turn and mirror figures in your mind, and find the one that differs.',
    icon: 'refresh',
  },
  {
    title: 'Conclusions',
    text: 'Two or three statements about invented things. Only one conclusion must be true.',
    icon: 'check',
  },
  {
    title: 'Difficulty by results',
    text: 'The author sets how difficult an item is, until enough people have answered it. Then their answers decide.',
    icon: 'target',
  },
  {
    title: 'Texts for every picture',
    text: 'Each figure is described cell by cell, so the test can be taken with a screen reader.',
    icon: 'eye',
  },
];
