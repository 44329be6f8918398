import type { TestApp } from '../../test-app';
import { accountSamples } from './account-samples';
import { applicationSamples } from './application-samples';
import { addSamplePost, blogSamples } from './blog-samples';
import { addContent, contentSamples } from './content-samples';
import { addCourses, courseSamples } from './course-samples';
import { dashboardSamples } from './dashboard-samples';
import { discussionSamples } from './discussion-samples';
import { addLessons, lessonSamples } from './lesson-samples';
import { addSampleClass, liveClassSamples } from './live-class-samples';
import { addSampleGuide, guideSamples } from './guide-samples';
import { followSamples } from './follow-samples';
import { homeSamples } from './home-samples';
import { liveRoomSamples } from './live-room-samples';
import { liveMediaSamples } from './live-media-samples';
import { mentorSamples } from './mentor-samples';
import { newsletterSamples } from './newsletter-samples';
import { pageSamples } from './page-samples';
import { parentalConsentSamples } from './parental-consent-samples';
import { profileSamples } from './profile-samples';
import { publicProfileSamples } from './public-profile-samples';
import { addSampleCompetition, registrationSamples } from './registration-samples';
import { registrySamples } from './registry-samples';
import { RegistryWorld } from './registry-world';
import type { Samples } from './sample';
import { savedSearchSamples } from './saved-search-samples';
import { settingsSamples } from './settings-samples';
import { statsSamples } from './stats-samples';
import { submissionSamples } from './submission-samples';
import { unsubscribeSamples } from './unsubscribe-samples';
import { verificationSamples } from './verification-samples';
import { walletSamples } from './wallet-samples';

export const samples: Samples = {
  ...accountSamples,
  ...applicationSamples,
  ...blogSamples,
  ...contentSamples,
  ...courseSamples,
  ...dashboardSamples,
  ...discussionSamples,
  ...lessonSamples,
  ...liveClassSamples,
  ...liveMediaSamples,
  ...followSamples,
  ...guideSamples,
  ...homeSamples,
  ...liveRoomSamples,
  ...mentorSamples,
  ...newsletterSamples,
  ...pageSamples,
  ...publicProfileSamples,
  ...parentalConsentSamples,
  ...profileSamples,
  ...registrationSamples,
  ...registrySamples,
  ...savedSearchSamples,
  ...settingsSamples,
  ...statsSamples,
  ...submissionSamples,
  ...unsubscribeSamples,
  ...verificationSamples,
  ...walletSamples,
};

/** Adds the data that the samples use. */
export async function addSampleData(api: TestApp): Promise<RegistryWorld> {
  await addContent(api);
  await addSampleGuide(api);
  await addSampleCompetition(api);
  await addCourses(api);
  await addLessons(api);
  await addSampleClass(api);
  await addSamplePost(api);
  // One admin must remain when others delete their accounts.
  await api.signUp('admin');
  return RegistryWorld.start(api);
}
