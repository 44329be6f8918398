import type { QuizSource } from './quiz-source';

export const generalScience: QuizSource = {
  title: 'General Science Mock Test',
  type: 'mocktest',
  topic: 'General science',
  level: 'Beginner',
  exams: ['NEET', 'JEE', 'Railway Exams'],
  description: 'Physics, chemistry and biology of classes 9 to 12, timed like the real paper.',
  questions: [
    [
      'Which part of a cell releases most of its energy by respiration?',
      'Mitochondrion',
      'Ribosome',
      'Nucleus',
      'Golgi apparatus',
    ],
    ['What is the SI unit of force?', 'newton', 'joule', 'watt', 'pascal'],
    ['What is the chemical formula of baking soda?', 'NaHCO₃', 'Na₂CO₃', 'NaCl', 'CaCO₃'],
    ['What is the pH of pure water at 25 °C?', '7', '0', '5.5', '14'],
    [
      'Which gas do green plants take in for photosynthesis?',
      'Carbon dioxide',
      'Nitrogen',
      'Hydrogen',
      'Methane',
    ],
    ['How many chambers has the human heart?', '4', '2', '3', '5'],
    [
      'Which vitamin does human skin make in sunlight?',
      'Vitamin D',
      'Vitamin A',
      'Vitamin B12',
      'Vitamin C',
    ],
    ['How many chromosomes has a normal human body cell?', '46', '23', '44', '48'],
    ['What is the atomic number of carbon?', '6', '8', '12', '14'],
    [
      'Which lens corrects short-sightedness (myopia)?',
      'Concave lens',
      'Convex lens',
      'Cylindrical lens',
      'Bifocal lens',
    ],
    ['Which metal is liquid at 25 °C?', 'Mercury', 'Sodium', 'Zinc', 'Lead'],
    [
      'What does a body moving at constant velocity have?',
      'Zero acceleration',
      'Increasing speed',
      'A net force along its motion',
      'A changing direction',
    ],
  ],
  detailedQuestions: [
    {
      kind: 'number',
      format: 'text',
      question: 'How fast is light in a vacuum? Answers within 1,000 km/s count.',
      correct: 299_792,
      tolerance: 1000,
      unit: 'km/s',
      explanation: 'By definition it is exactly 299,792.458 km/s.',
    },
    {
      kind: 'choices',
      format: 'text',
      question: 'Which of these are noble gases?',
      correct: ['Helium', 'Neon', 'Argon'],
      wrong: ['Nitrogen', 'Chlorine'],
      explanation:
        'Nitrogen and chlorine form molecules of two atoms. Noble gases consist of single atoms.',
    },
  ],
};
