import {
  getUnsubscribeLinkEndpoint,
  unsubscribeEndpoint,
} from '@sopaan/schemas/account/unsubscribe';
import { getSavedSearchesEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { testApp } from '../../../testing/test-app';
import { takeMail } from '../../accounts/testing/sent-mails';
import { addJob } from '../../jobs/testing/job';
import { checkDueSearches, saveSearch } from '../testing/saved-search';

const api = testApp();
afterEach(() => api.database.query('delete from jobs'));

/** A member with two saved searches, one of which has sent a mail. */
async function mailedMember() {
  const member = await api.signUp();
  await saveSearch(api, member.token, { query: 'search=teacher', name: 'Teachers' });
  await saveSearch(api, member.token);
  await addJob(api.database, { id: 'new' });
  await checkDueSearches(api);
  const mail = await takeMail(api);
  const token = mail.unsubscribe?.pageUrl.split('/').at(-1) ?? '';
  const frequencies = async () => {
    const { items } = await api.call(getSavedSearchesEndpoint, {}, member.token);
    return Object.fromEntries(items.map(({ name, frequency }) => [name, frequency]));
  };
  return { mail, token, frequencies };
}

test('Saved search: the link of a mail names the search, and ends the mails about it only', async () => {
  const { mail, token, frequencies } = await mailedMember();
  const topic = 'your saved search “Engineers”';
  expect(mail.unsubscribe?.topic).toBe(topic);
  const wanted = { topic, isWanted: true };
  expect(await api.call(getUnsubscribeLinkEndpoint, { token })).toEqual(wanted);
  expect(await frequencies()).toEqual({ Engineers: 'daily', Teachers: 'daily' });
  const ended = { topic, isWanted: false };
  expect(await api.call(unsubscribeEndpoint, { token })).toEqual(ended);
  expect(await frequencies()).toEqual({ Engineers: 'off', Teachers: 'daily' });
});

test('Saved search: the link of a deleted search says that nothing is sent', async () => {
  const { token } = await mailedMember();
  await api.database.query('delete from saved_searches');
  const ended = { topic: 'a saved search that you deleted', isWanted: false };
  expect(await api.call(getUnsubscribeLinkEndpoint, { token })).toEqual(ended);
  expect(await api.call(unsubscribeEndpoint, { token })).toEqual(ended);
});
