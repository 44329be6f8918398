import type { FeatureCard } from '../components/feature-cards';

export const itemKinds: readonly FeatureCard[] = [
  {
    title: 'Number series',
    text: 'Find the rule of a series, and the next number.',
    icon: 'list',
  },
  {
    title: 'Figure matrices',
    text: 'Nine cells, one of them empty. Shape, fill and number each follow a rule.',
    icon: 'layers',
  },
  {
    title: 'Rotated figures',
    text: 'Rotate and mirror figures in your mind, and find the one that differs.',
    icon: 'refresh',
  },
  {
    title: 'Conclusions',
    text: 'Two or three statements about made-up things. Find the one conclusion that follows from them.',
    icon: 'check',
  },
  {
    title: 'Difficulty from results',
    text: 'The author estimates how difficult an item is. Once enough people have answered it, their answers determine its difficulty.',
    icon: 'target',
  },
  {
    title: 'A description of every figure',
    text: 'Each figure is described cell by cell, so that the test can be taken with a screen reader.',
    icon: 'eye',
  },
];
