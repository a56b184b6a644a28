import { ask, makePlace, writeReview } from '../community/people.js';
import { DESKTOP, lookAtAll, lookAtOpen, lookIn, PHONE } from '../axe.js';
import { go } from '../go.js';
import { failedRequests, heading, makeAccount, reach, see, signInAsAdmin, visitSignedIn } from '../steps.js';
import { newName } from './content.js';

jest.setTimeout(150_000);

test('an admin finds two places that are one, merges them, and the old link leads to the one that stays', async () => {
  const name = newName('Lighthouse');
  const [kept, gone] = [await makePlace({ name }), await makePlace({ name: `${name} Cafe`, phone: '+91 20 5555 0101' })];
  const [admin, author] = [await signInAsAdmin(), await makeAccount({ name: 'Farah Khan' })];
  await writeReview(author, kept.id, { comment: 'The later visit.' });
  const other = await writeReview(await makeAccount({ name: 'Ravi Nair' }), gone.id, { comment: 'Good tea upstairs.' });
  await ask(admin, 'mutation ($id: ID!) { approveReviews(selection: { ids: [$id] }) { id } }', { id: other });

  const tab = await visitSignedIn('/admin', admin, { allow: [failedRequests] });
  await tab.getByRole('link', { name: 'Duplicate places' }).click();
  await reach(tab, '/admin/places/duplicates');
  await tab.getByRole('button', { name: 'Search now' }).click();
  const compare = tab.getByRole('link', { name: new RegExp(`^Compare .*${name}`) });
  await see(compare);
  expect(await lookAtAll(tab)).toEqual([]);
  await compare.click();
  await see(heading(tab, 'Compare places'));
  await tab.getByRole('radio', { name: new RegExp(`^.?${name}.? stays$`) }).check();
  expect([...(await lookIn(tab, DESKTOP)), ...(await lookIn(tab, PHONE))]).toEqual([]);
  await tab.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = tab.getByRole('dialog');
  await see(dialog.getByText('You cannot undo this.'));
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge places' }).click();
  await see(tab.getByRole('alert').getByText(new RegExp(`${name} Cafe.? is merged into`)));
  await reach(tab, '/admin/places/duplicates');

  await go(tab, gone.path, heading(tab, name));
  await reach(tab, kept.path);
  await see(tab.getByText('Good tea upstairs.'));
  await see(tab.getByRole('link', { name: '+91 20 5555 0101' }).first());
});
