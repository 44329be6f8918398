import type { QuizSource } from './quiz-source';
import { TREE_PICTURE, TREE_TEXT } from './tree-picture';

export const dataStructures: QuizSource = {
  title: 'Data Structures Test Series',
  type: 'test_series',
  topic: 'Data structures',
  institute: 'Lotus Tank Engineering College',
  level: 'Advanced',
  exams: ['GATE'],
  description: 'Lists, trees, heaps, hashing and graphs, with the cost of each operation.',
  questions: [
    [
      'Which structure gives back the element that was added last first?',
      'Stack',
      'Queue',
      'Hash table',
      'Adjacency matrix',
    ],
    [
      'Which structure does a breadth-first search use for the nodes still to visit?',
      'Queue',
      'Stack',
      'Trie',
      'Hash table',
    ],
    [
      'What is the worst-case cost of binary search in n sorted values?',
      'O(log n)',
      'O(1)',
      'O(n)',
      'O(n log n)',
    ],
    [
      'What is the average cost of a lookup in a hash table with a good hash function?',
      'O(1)',
      'O(log n)',
      'O(n)',
      'O(n²)',
    ],
    [
      'In which order does an in-order walk of a binary search tree visit the keys?',
      'Ascending',
      'Descending',
      'By level',
      'In order of insertion',
    ],
    ['How many levels has a perfect binary tree of 15 nodes?', '4', '3', '5', '15'],
    [
      'What does reaching element i of a singly linked list of n elements cost in the worst case?',
      'O(n)',
      'O(1)',
      'O(log n)',
      'O(n²)',
    ],
    [
      'Which of these sorts is stable and takes O(n log n) time in the worst case?',
      'Merge sort',
      'Quick sort',
      'Heap sort',
      'Selection sort',
    ],
    ['What is the worst-case time of quick sort?', 'O(n²)', 'O(n log n)', 'O(n)', 'O(2ⁿ)'],
    [
      'Which structure is the usual base of a priority queue?',
      'Binary heap',
      'Singly linked list',
      'Adjacency list',
      'Bloom filter',
    ],
    ['How many edges has a tree of n nodes?', 'n − 1', 'n', 'n + 1', '2n'],
    [
      'Which structure is made for finding all words that share a prefix?',
      'Trie',
      'Heap',
      'Queue',
      'Disjoint-set forest',
    ],
  ],
  detailedQuestions: [
    {
      kind: 'ordering',
      format: 'markup',
      question: `In which order does an inorder traversal visit the nodes of this tree?\n\n![${TREE_TEXT}](${TREE_PICTURE})`,
      correct: ['Node 2', 'Node 4', 'Node 6', 'Node 8', 'Node 9'],
      explanation:
        'An inorder traversal of a binary search tree visits the nodes in ascending order.',
    },
    {
      kind: 'choices',
      format: 'markup',
      question: 'Which of these functions are in $O(n^2)$?',
      correct: ['$n \\log n$', '$3n^2 + 5n$', '$1000n$'],
      wrong: ['$2^n$', '$n^3$'],
      explanation: '$O(n^2)$ has all functions that grow at most as fast as $n^2$.',
    },
  ],
};
