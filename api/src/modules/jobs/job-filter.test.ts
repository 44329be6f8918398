import { jobFilter } from './job-filter';

test('[AP-037] flags about the same thing widen the choice', () => {
  expect(jobFilter({ fullTime: true, contract: true, central: true, psu: true })).toMatchObject({
    jobTypes: ['Full-time', 'Permanent', 'Contract', 'Contractual'],
    sectors: ['Central Government', 'Public Sector Undertaking (PSU)'],
    companyKinds: [],
    remote: false,
    recent: false,
  });
});

test('[AP-037] a flag that is off is as good as none', () => {
  expect(jobFilter({ fullTime: false, startups: false, remote: false })).toEqual(jobFilter({}));
});

test('[AP-037] the location `all` stands for every place', () => {
  expect(jobFilter({ location: 'all' }).state).toBeUndefined();
  expect(jobFilter({ location: 'Kerala' }).state).toBe('Kerala');
});
