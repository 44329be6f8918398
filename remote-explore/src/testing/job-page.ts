import { getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import { getApplicationEndpoint, type Application } from '@sopaan/schemas/jobs/application';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
  type Job,
} from '@sopaan/schemas/jobs/job';
import { getSimilarJobsEndpoint, type SimilarJob } from '@sopaan/schemas/similar/similar-items';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { getWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen, type RenderedRoute } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as detail from '../screens/job-detail.screen';
import { aJob, aPage } from './home-lists';
import { aJobDetail } from './job-detail';
import { anAdult } from './member-age';
import { aWallet } from './wallet';

export const otherJobs = [aJob(), aJob({ id: 'job-7', title: 'Data Analyst' })];

export const similarJobs: SimilarJob[] = [
  {
    ...aJob({ id: 'job-8', title: 'Frontend Developer' }),
    shared: [
      { type: 'skill', value: 'TypeScript' },
      { type: 'city', value: 'Pune' },
    ],
  },
];

/** A member's profile with a skill. */
export const profile = aUser({ skills: [{ name: 'react', level: 'Expert' }] });

export const jobUrl = ({ id, kind }: Job) =>
  kind === 'government'
    ? `/job/preview/railway-clerk/${id}`
    : `/job/preview/junior-developer/${id}`;

export function jobNetwork(job: Job): FakeNetwork {
  return fakeNetwork()
    .on(getJobEndpoint, () => job)
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(getSimilarJobsEndpoint, () => ({ basis: 'similar', items: similarJobs }))
    .on(searchPrivateJobsEndpoint, () => aPage(otherJobs))
    .on(searchGovtJobsEndpoint, () => aPage(otherJobs));
}

interface OpenedJob extends RenderedRoute {
  network: FakeNetwork;
}

/** Renders the job page at a URL. */
export function openPage(
  url: string,
  network: FakeNetwork,
  session: 'guest' | 'member' = 'guest',
): OpenedJob {
  const path = '/job/preview/:title/:id';
  return { network, ...renderScreen(detail, { path, url, network, session }) };
}

export function openJob(job = aJobDetail(), url = jobUrl(job)): OpenedJob {
  return openPage(url, jobNetwork(job));
}

/** The network of a member with a wallet, and with an application if any. */
export function memberNetwork(
  job = aJobDetail(),
  application: Application | null = null,
): FakeNetwork {
  return jobNetwork(job)
    .on(getMemberAgeEndpoint, () => anAdult)
    .on(getApplicationEndpoint, () => ({ application }))
    .on(getUserEndpoint, () => profile)
    .on(getWalletEndpoint, () => aWallet());
}

/** Renders a job page for a member, with the member's application if any. */
export function openJobAsMember(
  job = aJobDetail(),
  application: Application | null = null,
): OpenedJob {
  const network = memberNetwork(job, application);
  return openPage(jobUrl(job), network, 'member');
}

export const region = (name: string) => screen.findByRole('region', { name });

export async function press(user: RenderedRoute['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
