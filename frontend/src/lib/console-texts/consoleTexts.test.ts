import { errorText, takeTexts } from '../i18n';
import { loadFindingTexts } from '.';

beforeAll(loadFindingTexts);

test('the messages of the checks are loaded apart from those of visitors', async () => {
  takeTexts({ errors: { findings: { leadsHere: '' } } });
  expect(errorText('findings.leadsHere')).toBeUndefined();
  await loadFindingTexts();
  expect([errorText('checks.publicUrl'), errorText('findings.leadsHere')]).toEqual(['Public URL', 'it leads to this installation']);
});

test.each<[string, Parameters<typeof errorText>[1], string]>([
  ['findings.space', { folder: '/srv/data', free: 1_540_000_000 }, '/srv/data: 1.5 GB free'],
  ['findings.space', { folder: '/srv/data', free: 999 }, '/srv/data: 999 bytes free'],
  ['findings.clockAhead', { seconds: 3 }, "the database's clock is 3.0 s ahead of that of this machine"],
  ['findings.migrationsPending', { n: 1200 }, '1200 migrations have not run yet'],
  [
    'findings.backupRunning',
    { dueAt: '2026-11-27T03:00:00.000Z', machine: 'web' },
    `the backup due at ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(Date.UTC(2026, 10, 27, 3))} on web is being made`,
  ],
])('%s shows its values in the formats of the page’s language', (key, params, text) => {
  expect(errorText(key, params)).toBe(text);
});

test('a message among the values is shown in the page’s language', () => {
  const remedy = { reason: 'outside.diskFullRemedy' };
  expect(errorText('remedies.orOtherFolder', { remedy, variable: 'DATA_DIR' })).toBe(
    'Free space on it, or use another disk. Or set DATA_DIR to another folder.',
  );
  const message = { reason: 'findings.noAnswer', params: { seconds: 8 } };
  expect(errorText('findings.doesNotLeadHere', { url: 'https://guide.example.org', message })).toMatch(/: no answer within 8 s$/);
});
