import { allJobFilters } from './all-jobs';
import { competitionFilters } from './competitions';
import { courseFilters } from './courses';
import { menuOptions, optionLabel, type FilterDefinition } from './filter-definition';
import { govtJobFilters } from './govt-jobs';
import { practiceFilters } from './practice';
import { privateJobFilters } from './private-jobs';

/** The menus of a definition: each key with the labels of its options. */
function offered({ keys }: FilterDefinition) {
  return Object.fromEntries(
    keys
      .filter(({ placement }) => placement !== 'chip')
      .map((key) => {
        const options = menuOptions(key, []);
        return [
          key.key,
          options === 'open' ? [] : options.map((option) => optionLabel(key, option)),
        ];
      }),
  );
}

test('[EX-011] [EX-021] courses have filters for category and level, and filters that only links set', () => {
  expect(offered(courseFilters)).toEqual({
    category: ['Web Development', 'Data Science', 'AI & ML', 'Cloud Computing'],
    level: ['Beginner', 'Intermediate', 'Advanced'],
    featured: ['With certificate'],
    courseCategory: ['Live classes', 'Mock interview', 'Career guidance'],
  });
});

const jobTypes = [
  ...['Full-time', 'Part-time', 'Contract'],
  ...['Internship', 'Walk-in', 'Fresher', 'Work From Home'],
];
const shared = {
  jobType: jobTypes,
  work_mode: ['On-site', 'Hybrid', 'Remote'],
  date_posted: ['Last 24 hours', 'Last week', 'Any Time'],
};

test('[EX-010] [EX-012] [EX-013] [EX-020] private jobs have six filters, all jobs three', () => {
  expect(offered(privateJobFilters)).toEqual({
    ...shared,
    department: [
      ...['Engineering', 'Data', 'IT infrastructure', 'Design', 'Marketing', 'Sales', 'Finance'],
      ...['Human resources', 'Customer Support', 'Operations', 'Production', 'Care', 'Teaching'],
    ],
    min_pay: ['10,000', '15,000', '25,000', '40,000', '60,000', '1,00,000'].map(
      (amount) => `₹${amount} a month or more`,
    ),
    career_stages: [
      ...['Entry', 'Junior', 'Mid', 'Senior', 'Lead', 'Manager', 'Director', 'Executive'],
    ],
  });
  expect(offered(allJobFilters)).toEqual(shared);
});

test('[EX-014] [EX-015] government jobs have seven filters', () => {
  expect(offered(govtJobFilters)).toEqual({
    job_type: [
      ...['Permanent', 'Contractual', 'Apprenticeship', 'Part-time', 'Consultant', 'Internship'],
    ],
    date_posted: [
      ...['Today', 'Last 3 days', 'Last week', 'Last 15 days', 'Last month', 'Any Time'],
    ],
    work_mode: ['On-site', 'Hybrid', 'Remote', 'Field Work'],
    career_stages: [
      ...['Entry Level', 'Junior', 'Mid Level', 'Senior', 'Managerial', 'Director'],
      'Administrative Officer',
    ],
    govt_sector: [
      ...['Central Government', 'State Government', 'Public Sector Undertaking (PSU)'],
      ...['Railway Jobs', 'Banking Jobs', 'Defense', 'Teaching', 'Judiciary', 'Police'],
      ...['Healthcare', 'Engineering', 'Research', 'Civil Services'],
    ],
    qualification: [
      ...['10th Pass', '12th Pass', 'Diploma', 'ITI', 'Graduate', 'Postgraduate', 'PhD'],
      ...['Engineering', 'Medical', 'Law'],
    ],
    exam_requirement: [
      ...['UPSC', 'SSC', 'RRB', 'IBPS', 'State PSC', 'GATE', 'NET', 'NDA', 'CDS', 'UGC NET'],
      'CTET',
    ],
  });
});

test('[EX-016] [EX-019] competitions have seven filters', () => {
  expect(offered(competitionFilters)).toEqual({
    competitionType: [
      ...['Hackathon', 'Coding Challenge', 'Design Contest', 'AI/ML Competition'],
      ...['Open Source Contest', 'Quiz', 'Workshop', 'Conference', 'Cultural Event'],
      ...['College Festival', 'Scholarship'],
    ],
    eventType: ['Online', 'Offline', 'Hybrid'],
    datePosted: ['Last 24 hours', 'Last 7 days', 'Last 30 days', 'Anytime'],
    category: [
      ...['Software Development', 'UI/UX Design', 'Data Science', 'Cybersecurity'],
      ...['Blockchain', 'Game Development'],
    ],
    teamSize: ['Solo', '2-4 members', '5-10 members', 'More than 10'],
    payment: ['Free', 'Paid Entry', 'Prize Pool'],
    workExperience: ['No experience required', '0-1 year', '1-3 years', '3+ years'],
  });
});

test('[EX-017] [EX-018] [U5] practice has seven filters', () => {
  expect(offered(practiceFilters)).toEqual({
    practiceType: [
      ...['Coding Challenges', 'Projects', 'Mock Tests', 'Competitive Programming'],
      'System Design',
    ],
    // Those that the editor runs.
    programmingLanguages: ['JavaScript', 'Python', 'Java', 'PHP'],
    examPreparation: [
      ...['UPSC', 'SSC', 'Banking (IBPS, SBI, RBI)', 'GATE', 'CAT', 'JEE', 'NEET'],
      'Railway Exams',
    ],
    difficultyLevel: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
    projectType: [
      ...['Web Development', 'Mobile Apps', 'AI/ML', 'Blockchain', 'Cybersecurity'],
      ...['Game Development', 'IoT'],
    ],
    testFormat: ['MCQs', 'Coding Questions', 'Case Studies', 'Full-Length Mock Tests'],
    practiceMode: ['Self-Paced', 'Live Classes', 'Mentor-Guided'],
  });
});

test('[U5] a menu contains an option that it does not offer only while a link selects it', () => {
  const language = practiceFilters.keys.find(({ key }) => key === 'programmingLanguages');
  if (!language) throw new Error('practice has no filter for languages');
  expect(menuOptions(language, ['C++'])).toEqual(['JavaScript', 'Python', 'Java', 'C++', 'PHP']);
});
