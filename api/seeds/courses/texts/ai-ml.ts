import type { CourseText } from '../course-source';

export const aiMlTexts: Readonly<Record<string, CourseText>> = {
  'Machine Learning: First Principles': {
    institute: 'Sun Wheel Institute of Technology',
    languages: ['English', 'Hindi'],
    about:
      'The price of tomatoes a week ahead is a hard thing to predict, and a good teacher of humility. You start with a rule of thumb, then try lines, trees and forests, and keep a table of what each of them gained.',
    method:
      'Ten weeks with a lecture, a lab and a short oral question on Friday. Models are compared on data that the class has never seen, which is opened only in the last week.',
    entry:
      'You can write a loop in Python and remember how a straight line is fitted. Calculus is repeated where it is used.',
    audience: 'Engineering students from the second year and programmers who change their field',
    takeaways: [
      'A price model with its error measured honestly',
      'A table of baselines for your next project',
    ],
    careers: ['Machine learning engineer', 'Data scientist', 'Quantitative analyst'],
  },
  'Neural Networks by Hand': {
    institute: 'Cloud Gate Institute of Science',
    languages: ['English', 'Bengali'],
    about:
      'Before any library is imported, you derive the gradient of a layer on paper and write back-propagation in ninety lines. The network then learns to read Devanagari digits from scanned forms.',
    method:
      'Derivations are done on the board, code is written alone, and training runs are read together: why did it stall, why did it explode, what would you change first.',
    entry:
      'Partial derivatives, matrix products and NumPy are used without introduction. Applicants send a solved problem sheet.',
    audience: 'Students of physics, mathematics and computer science in their final years',
    takeaways: [
      'A network written from scratch',
      'A notebook of training runs that failed, with reasons',
    ],
    careers: ['Research engineer', 'Deep learning engineer', 'Doctoral student'],
  },
  'AI for Everyone': {
    institute: 'Chinar Leaf Open College',
    languages: ['English', 'Hindi', 'Telugu'],
    about:
      'A tour of what machines can recognise, recommend and write today, with examples from a hospital, a bank branch and a farm. No formula, but many questions to ask a seller.',
    method:
      'Six sessions of an hour, each with a demonstration and a claim from an advertisement that you take apart. At the end you write one page about a use at your own workplace.',
    entry: 'There are no requirements except curiosity and a browser.',
    audience: 'Managers, teachers, officials and everyone who has to decide about such systems',
    takeaways: [
      'A one-page plan for one useful application',
      'A card with twelve questions for sellers',
    ],
    careers: ['Project coordinator', 'Digital services officer', 'Product associate'],
  },
  'Natural Language Processing for Indian Languages': {
    institute: 'Morning Raga Institute of Languages',
    languages: ['English', 'Tamil'],
    about:
      'Complaints to a city arrive in Hindi, in English, and in Hindi written with English letters. You build the sorter that sends them to the right office, and learn why methods made for English fail on the way.',
    method:
      'Linguists and programmers sit in the same room. Each unit pairs a lecture on a script or a sound with a lab on tokens, embeddings or tagging, and data is labelled by the class itself.',
    entry:
      'You have trained text classifiers before and speak at least one Indian language besides English.',
    audience: 'Machine learning engineers and computational linguists',
    takeaways: ['A complaint sorter for mixed text', 'A labelled data set with its guideline'],
    careers: ['NLP engineer', 'Computational linguist', 'Speech and language researcher'],
  },
  'Computer Vision on a Phone': {
    institute: 'Mustard Field Agricultural College',
    languages: ['English', 'Marathi', 'Hindi'],
    about:
      'Farmers around Ludhiana send pictures of yellow leaves. You collect and label such pictures in the college fields, fine-tune a small model and make it run on a phone without a network.',
    method:
      'Mornings in the field, afternoons in the lab, for three of the seven weeks; the others are for training and for measuring battery, speed and mistakes.',
    entry:
      'A first course on machine learning and working Python are expected; knowledge of crops is not.',
    audience: 'Students of agriculture and engineering, and app developers',
    takeaways: ['A leaf checker that works offline', 'A labelled set of six hundred pictures'],
    careers: [
      'Computer vision engineer',
      'Agritech developer',
      'Mobile machine learning developer',
    ],
  },
  'Mathematics for Machine Learning': {
    institute: 'River Tern College',
    languages: ['English', 'Hindi'],
    about:
      'Vectors, slopes and chance, worked slowly on the blackboard. Every idea is first drawn, then computed by hand with small numbers, and only then written with symbols.',
    method:
      'Five problems a week are handed in on paper or as a photo and come back with comments. Forty solved problems make your notebook, and you may bring it into the final test.',
    entry:
      'Mathematics of class 10 is enough. No programming is involved, so you can take part with paper and a phone.',
    audience: 'People who left mathematics after school and want to study data or models',
    takeaways: ['A notebook of forty solved problems', 'A sheet of formulas with one drawing each'],
    careers: ['Machine learning student', 'Mathematics tutor', 'Data science trainee'],
  },
  'Recommender Systems': {
    institute: 'Pearl Bazaar Institute of Computing',
    languages: ['English', 'Telugu'],
    about:
      'What should a learner see next, and can the system say why? Neighbour methods, matrix factorisation and models of sequences are compared on the enrolments of an open course site.',
    method:
      'The seminar reads two papers a week and rebuilds one result. Offline figures are followed by a test with sixty volunteers, because clicks alone reward the wrong things.',
    entry: 'Linear algebra, evaluation of models and a year of practice with Python are required.',
    audience: 'Engineers of shops, media and learning products',
    takeaways: ['A course recommender that explains itself', 'An evaluation plan beyond clicks'],
    careers: ['Recommendation engineer', 'Applied scientist', 'Search engineer'],
  },
  'Responsible AI in Practice': {
    institute: 'Banyan Court School of Law',
    languages: ['Hindi', 'English'],
    about:
      'A lender uses a model to refuse small loans. You get its data, its decisions and the law, and write the audit: who is refused wrongly, who decided that this was acceptable, and how an applicant can appeal.',
    method:
      'Law students and data students work in mixed pairs. Four case meetings of three hours, the last one with a former banking ombudsman.',
    entry:
      'Either you have built a simple model or you have studied regulation; the pair brings both together.',
    audience: 'Lawyers, risk officers, product managers and data scientists',
    takeaways: ['An audit report of a loan model', 'A model card and an appeal procedure'],
    careers: ['AI auditor', 'Risk analyst', 'Policy researcher'],
  },
  'Machine Learning Live Bootcamp': {
    institute: 'Sun Wheel Institute of Technology',
    languages: ['English', 'Tamil'],
    about:
      'Twelve weekends from raw data to a service that answers over HTTP. Each participant brings or chooses a data set, and two mentors follow it until the presentation.',
    method:
      'Saturday is for a live lesson and pair work, Sunday for review of the code of the week. Recordings are available until the end of the following month.',
    entry:
      'You program in Python every week and have plotted and cleaned data before; no model needs to have been trained.',
    audience: 'Working programmers who can give up their weekends for three months',
    takeaways: ['A model behind an API, with monitoring', 'Twelve code reviews in writing'],
    careers: ['Machine learning engineer', 'MLOps trainee', 'Data scientist'],
  },
  'AI Engineer Interview Practice': {
    institute: 'Pearl Bazaar Institute of Computing',
    languages: ['English', 'Marathi', 'Hindi'],
    about:
      'Rounds on coding, on modelling and on the design of a system that trains every night and answers in fifty milliseconds. The questions come from interviewers of product companies in Hyderabad.',
    method:
      'You take eight interviews in four weeks and conduct two yourself. Sitting on the other side shows faster than advice what a clear answer sounds like.',
    entry:
      'For engineers who already work with models and apply for a role with more responsibility.',
    audience: 'Machine learning engineers with two or more years of work',
    takeaways: ['A design document for a model in production', 'Feedback on eight interviews'],
    careers: ['AI engineer', 'Senior machine learning engineer', 'Applied research engineer'],
  },
};
