import { DESKTOP, lookIn } from '../axe.js';
import { decideReview, makeMember, makePlace, writeReview } from '../community/people.js';
import { failedRequests, heading, mailTo, see, toast, visit } from '../steps.js';

const LABEL = 'Send me an e-mail when a moderator decides about something I contributed';

test('a visitor turns mails about decisions off and on by the link in such a mail', async () => {
  const [member, place] = [await makeMember(), await makePlace()];
  await decideReview(await writeReview(member, place.id));
  const { text } = await mailTo(member.email, `Your review of ${place.name} is published`);
  const link = /https?:\S+\/mail-preferences#\S+/.exec(text)?.[0] ?? '';

  const tab = await visit(link);
  const toggle = tab.getByRole('switch', { name: LABEL });
  await see(heading(tab, 'E-mail preferences'));
  await see(tab.getByText(`These settings apply to ${member.email.slice(0, 1)}…@`));
  await tab.waitForFunction(() => location.hash === '');
  expect(await toggle.isChecked()).toBe(true);
  expect(await lookIn(tab, DESKTOP)).toEqual([]);
  await toggle.click();
  await toast(tab, 'Saved. You will no longer get e-mail about decisions.');

  await tab.reload();
  await see(toggle);
  expect(await toggle.isChecked()).toBe(false);
  await toggle.click();
  await toast(tab, 'Saved. You will get e-mail about decisions.');
  await tab.goto(link);
  await see(toggle);
  expect(await toggle.isChecked()).toBe(true);
});

test('a visitor with an invalid link gets a link to the sign-in', async () => {
  const tab = await visit(`/mail-preferences#${'x'.repeat(43)}`, { allow: [failedRequests] });
  await see(heading(tab, 'This link does not work'));
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await see(heading(tab, 'Sign in to your account'));
});
