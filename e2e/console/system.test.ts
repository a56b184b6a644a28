import { lookAtAll } from '../axe.js';
import { contentOf, heading, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';

jest.setTimeout(90_000);

test('an admin reads the checks, makes a backup, and downloads it', async () => {
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'System' }).click();
  await reach(tab, '/admin/system');
  await see(heading(tab, 'System'));
  await see(tab.getByRole('list', { name: 'Checks' }).getByText('Set SMTP_URL to the URL of a mail server; .env.example shows the format.'));

  await tab.getByRole('button', { name: 'Back up now' }).click();
  await toast(tab, 'The backup is being made. Its progress is shown below.');
  const [job, backup] = ['Background jobs', 'Backups'].map((name) => tab.getByRole('list', { name }).getByRole('listitem').first());
  if (!job || !backup) throw new Error('There are no lists.');
  await see(job.getByText('Done'));
  const begun = tab.waitForEvent('download');
  await backup.getByRole('button', { name: /^Download the backup of/ }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^citypins-console-\d{4}-\d\d-\d\d-\d{6}\.tar$/);
  expect(await contentOf(file)).toMatch(/^manifest\.json\0/);
  expect(await lookAtAll(tab)).toEqual([]);
});
