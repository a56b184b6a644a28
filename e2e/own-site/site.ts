import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readMessage, startMailServer } from '../../backend/test/mail-server.js';
import { admin, startApp } from '../support/app.cjs';

/** Number of requests on connections of their own, which the two processes share out among themselves. */
const EACH = 6;
/** Time (ms) after which every process knows a setting. */
export const SOON = 1000;
/** Requests per minute and network that a process serves. A fifth of them can come within ten seconds. */
export const RATE_LIMIT = 150;
/** Poll interval (ms). */
const INTERVAL = 50;
/** Maximum wait for a mail (ms). */
const PATIENCE = 20_000;

/** Identifiers of the software that nobody reads: the key of the chosen theme in the browser's storage, and the source of own rows in an export. */
const IDENTIFIERS = /citypins-mode|(?<="source":")citypins(?=")/g;
/** Marks around texts whose direction can differ from that of the sentence: U+2066 to U+2069. */
const MARKS = /[\u2066-\u2069]/g;

/** Returns what people read of a text: without identifiers of the software and marks of the direction. The name of the product is not in it. */
export function shownIn(text: string): string {
  const shown = text.replaceAll(IDENTIFIERS, '').replaceAll(MARKS, '');
  const [named] = /.{0,40}citypins.{0,40}/i.exec(shown) ?? [];
  expect(named).toBeUndefined();
  return shown;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** A group of settings as admins get it. */
interface AdminGroup {
  group: string;
  version: number;
  value: Record<string, unknown>;
}

/** A mail that the site has sent: its headers, its text and its HTML. */
export interface Mail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Number of networks from which requests have come so far. */
let networks = 0;

/** Starts a mail server that takes all mails. */
export async function startMails() {
  const { received, port, stop } = await startMailServer({ authOptional: true });

  /** Waits for a mail to an address that meets a condition. @throws if it does not arrive */
  async function to(address: string, isIt: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const mails = received
        .filter((mail) => mail.to.includes(address))
        .map(({ raw }): Mail => {
          const { headers, parts } = readMessage(raw);
          const part = (type: string) => parts.find((one) => one.type.startsWith(type))?.content ?? '';
          return { headers, text: part('text/plain'), html: part('text/html') };
        });
      const found = mails.find(isIt);
      if (found) return found;
      await pause(INTERVAL);
    }
    throw new Error(`There is no such mail to ${address}.`);
  }
  return { url: `smtp://127.0.0.1:${port}`, to, stop };
}

/** The app with two processes, as an operator runs it behind a proxy and with a mail server. */
export class OwnSite {
  readonly url: string;
  private readonly app: ReturnType<typeof startApp>;
  private token = '';
  private readonly texts = new Map<string, Promise<string[]>>();

  constructor(
    readonly dataDir: string,
    readonly port: number,
    mails: string,
  ) {
    this.url = `http://localhost:${port}`;
    this.app = startApp({
      DATA_DIR: dataDir,
      PORT: String(port),
      SMTP_URL: mails,
      SAMPLE_DATA: 'off',
      WORKERS: '2',
      TRUST_PROXY: '1',
      RATE_LIMIT: String(RATE_LIMIT),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  }

  /** Waits until the site serves, and signs in as admin. */
  async begin(): Promise<void> {
    await this.app.ready;
    const { signIn } = await this.ask<{ signIn: { token: string } }>('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { input: admin });
    this.token = signIn.token;
  }

  async stop(): Promise<void> {
    this.app.child.kill('SIGTERM');
    await this.app.ended;
  }

  /** Returns the output of the start, once it is complete. */
  async greeting(): Promise<string> {
    while (!this.app.output().includes('To stop')) await pause(INTERVAL);
    return this.app.output();
  }

  /** Sends a request on a connection of its own. It comes from a network of its own, or from a given one. */
  async request(address: string, { method = 'GET', headers = {}, body }: Sent = {}, network = (networks += 1)) {
    const form = body instanceof FormData ? new Response(body) : undefined;
    const type = form?.headers.get('content-type') ?? 'application/json';
    const sent = http.request({
      port: this.port,
      method,
      path: address,
      agent: false,
      headers: { 'X-Forwarded-For': `10.${network >> 8}.${network & 255}.1`, ...(body !== undefined && { 'Content-Type': type }), ...headers },
    });
    sent.end(form ? Buffer.from(await form.arrayBuffer()) : body);
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    const bytes = await buffer(response);
    const { location, 'content-security-policy': policy } = response.headers;
    return { status: response.statusCode, location, policy, bytes, text: bytes.toString() };
  }

  /** Sends the same request to each process. */
  fromEach(address: string, sent: Sent = {}, network?: number) {
    return Promise.all(Array.from({ length: EACH }, () => this.request(address, sent, network)));
  }

  /** Returns a response of each process as people read it. It is the same until the settings change. */
  textsOf(address: string, headers: Record<string, string> = {}): Promise<string[]> {
    const texts = this.texts.get(address) ?? this.fromEach(address, { headers }).then((responses) => responses.map(({ text }) => shownIn(text)));
    this.texts.set(address, texts);
    return texts;
  }

  /** Headers of the admin, or of the holder of another token. */
  signedIn(token = this.token): Record<string, string> {
    return token ? { Authorization: `Bearer ${token}` } : {};
  }

  /** Sends a GraphQL operation as admin, or as the holder of another token, and returns its data. */
  async ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const { text } = await this.request('/graphql', { method: 'POST', headers: this.signedIn(token), body: JSON.stringify({ query, variables }) });
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: object[] };
    expect(errors).toBeUndefined();
    return data;
  }

  /** Sends a JSON body to the REST API as admin, or as the holder of another token. */
  send(method: string, address: string, body: object = {}, token?: string, network?: number) {
    return this.request(`/api${address}`, { method, headers: this.signedIn(token), body: body instanceof FormData ? body : JSON.stringify(body) }, network);
  }

  /** Returns all groups of settings. */
  async settings(): Promise<AdminGroup[]> {
    return (await this.ask<{ adminSettings: AdminGroup[] }>('{ adminSettings { group version value } }')).adminSettings;
  }

  /** Changes fields of a group of settings, and waits until every process knows them. */
  async save(changes: Readonly<Record<string, object>>): Promise<void> {
    const stored = await this.settings();
    for (const [group, change] of Object.entries(changes)) {
      const { version = 0, value = {} } = stored.find((one) => one.group === group.toUpperCase()) ?? {};
      const saved = await this.send('PUT', `/admin/settings/${group}`, { version, value: { ...value, ...change } });
      if (saved.status !== 200) throw new Error(`The site refused the settings ${group}: ${saved.text}`);
    }
    await pause(SOON);
    this.texts.clear();
  }
}

export type Mails = Awaited<ReturnType<typeof startMails>>;
