import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { startCluster } from '../support/postgres.js';

const PEOPLE = 30;
const TIMEOUT = 600_000;
/** Maximum wait for the mails (ms). Jobs of a dead process are released after 90 s, and retries have pauses. */
const PATIENCE = 300_000;

/** Starts an SMTP server that refuses mails with 451, takes 60 s for each, or accepts them at once. */
async function startMailServer() {
  const state = { answers: 'later' as 'later' | 'slowly' | 'at once', underWay: 0 };
  /** Verification links by recipient, in order of arrival. */
  const links = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.answers === 'later' ? Object.assign(new Error('4.7.1 later'), { responseCode: 451 }) : undefined),
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const [, link = ''] = /verify-email#([\w=\r\n-]{43,50}?)(?=[\r\n<"])/.exec(raw.replace(/=\r\n/g, '')) ?? [];
        for (const { address } of session.envelope.rcptTo) links.set(address, [...(links.get(address) ?? []), link]);
        state.underWay += 1;
        void sleep(state.answers === 'slowly' ? 60_000 : 0, undefined, { ref: false }).then(() => done());
      });
    },
  });
  server.on('error', () => undefined); // a killed client breaks its connection
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { state, links, port: (server.server.address() as AddressInfo).port, close: () => new Promise<void>((done) => server.close(done)) };
}

const send = (url: string, path: string, body: object): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test(
  'mails survive kills of the app and an outage of the mail server, and their links work',
  async () => {
    const mail = await startMailServer();
    const cluster = await startCluster();
    const variables = { WORKERS: '2', DATABASE_URL: cluster.url(), SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'guide@example.org' };
    let instance: Instance = await startInstance(variables);
    const restart = async () => {
      await instance.kill();
      instance = await startInstance({ ...variables, PORT: String(instance.port), DATA_DIR: instance.dataDir });
    };
    const registered: string[] = [];
    const register = async (name: string): Promise<void> => {
      const email = `${name}@example.org`;
      const answer = await send(instance.url, '/api/auth/register', { name: 'Ana', email, password: 'green tram at noon' }).catch(() => undefined);
      if (answer?.status === 201) registered.push(email);
    };

    // Kill between the commit and the sending: no mail has left yet.
    const crowd = Array.from({ length: PEOPLE }, (_, i) => register(`early-${i}`));
    while (registered.length < PEOPLE / 3) await sleep(2);
    await restart();
    await Promise.all(crowd);
    const early = registered.length;

    // Kill during the sending: the mail server has the mail, but the app does not know it.
    mail.state.answers = 'slowly';
    await register('late');
    while (mail.state.underWay === 0) await sleep(20);
    await restart();
    mail.state.answers = 'at once';

    const deadline = Date.now() + PATIENCE;
    const missing = () => registered.filter((email) => !mail.links.has(email));
    while (missing().length > 0 && Date.now() < deadline) await sleep(200);
    expect(missing()).toEqual([]);
    const sent = registered.map((email) => mail.links.get(email) ?? []);
    const twice = sent.filter(({ length }) => length > 1).length;
    for (const all of sent) expect(new Set(all).size).toBe(1);
    const open = async (token: string) => (await send(instance.url, '/api/auth/verify-email', { token })).status;
    for (const [link = ''] of sent) expect(await open(link)).toBe(200);
    figure(
      'R15',
      `${registered.length} acknowledged registrations (${early} before a kill with the mail server away, 1 killed while it was sent): ${sent.flat().length} mails, ${twice} addresses twice with the same link, 0 lost`,
    );
    await instance.stop();
    await mail.close();
  },
  TIMEOUT,
);
