import { DESKTOP, lookAtAll, lookIn, PHONE } from '../axe.js';
import { type Account, api, fillIn, heading, newAddress, reach, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';

jest.setTimeout(90_000);

const PASSWORD = 'green tram at noon';
const PATH = '/admin/settings/registration';

interface Group {
  version: number;
  value: Record<string, unknown>;
}
let admin: Account;
let first: Group['value'];

async function change(more: object): Promise<void> {
  const { version, value } = await api<Group>(PATH, { token: admin.token });
  await api(PATH, { method: 'PUT', token: admin.token, body: { version, value: { ...value, ...more } } });
}

beforeAll(async () => {
  admin = await signInAsAdmin();
  first = (await api<Group>(PATH, { token: admin.token })).value;
});
// Other tests use the same app.
afterEach(() => change(first));

test('on a closed site, pages offer no account; with the link of an invitation, one person gets one', async () => {
  await change({ mode: 'closed' });
  const visitor = await visit('/login');
  await see(visitor.getByText('This site does not accept new accounts. If you have one, sign in.'));
  expect(await visitor.getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
  await visitor.goto('/register');
  await see(heading(visitor, 'Registration is closed'));
  expect(await visitor.getByLabel('Password', { exact: true }).count()).toBe(0);
  expect(await lookIn(visitor, DESKTOP)).toEqual([]);

  await change({ mode: 'invitation' });
  const tab = await visitSignedIn('/admin/users', admin);
  await tab.getByRole('link', { name: 'Invite people' }).click();
  await see(heading(tab, 'Invitations'));
  await tab.getByRole('button', { name: 'New invitation' }).click();
  await fillIn(tab, { 'Number of people': '1', 'Note (optional)': 'For Meera' });
  expect(await lookAtAll(tab, [PHONE, DESKTOP])).toEqual([]);
  await tab.getByRole('button', { name: 'Create link' }).click();
  const link = tab.getByLabel('Link', { exact: true });
  await see(link);
  const address = await link.inputValue();
  expect(await lookAtAll(tab, [PHONE, DESKTOP])).toEqual([]);

  await visitor.goto('/register');
  await see(heading(visitor, 'Registration by invitation'));
  await visitor.goto(address);
  await see(heading(visitor, 'You are invited'));
  expect(new URL(visitor.url()).hash).toBe('');
  expect(await lookIn(visitor, DESKTOP)).toEqual([]);
  await visitor.reload();
  await see(heading(visitor, 'You are invited'));
  await fillIn(visitor, { 'Full Name': 'Meera Pillai', 'Email address': newAddress(), Password: PASSWORD, 'Confirm Password': PASSWORD });
  await visitor.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' }).check();
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await toast(visitor, 'Registration successful!');
  await reach(visitor, '/');

  const late = await visit(address);
  await see(late.getByText('This invitation was used as often as it allows. Ask for another one.'));
  await tab.reload();
  await see(tab.getByRole('listitem').filter({ hasText: 'For Meera' }).filter({ hasText: 'Used up' }));
});
