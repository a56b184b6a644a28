import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../core/access/viewer.js';
import { TooMany } from '../../core/errors/index.js';

const MINUTE = 60;
/** trust.md, section 3. An account is never locked for everybody: whoever guesses from elsewhere does not keep its owner out. */
const FAILURES_PER_ACCOUNT = { points: 10, duration: 15 * MINUTE };
const FAILURES_PER_NETWORK = { points: 100, duration: 60 * MINUTE };
const SIGN_UPS_PER_NETWORK = { points: 5, duration: 30 * MINUTE };
const MAILS_PER_NETWORK = { points: 20, duration: 30 * MINUTE };
const UPLOADS_PER_PERSON = { points: 30, duration: 30 * MINUTE };

/** Failures of one account after which each further try takes a while, in ms. */
const FREE_FAILURES = 5;
const DELAY = 1000;

const keyOf = (account: string, network: string): string => createHash('sha256').update(`${account.toLowerCase()}\n${network}`).digest('hex');
const inWords = (seconds: number): string => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

async function spend(limiter: RateLimiterPostgres, key: string, what: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new TooMany(`${what}. Please try again in ${inWords(seconds)}.`, seconds);
  }
}

/** Keeps guesses and floods away from accounts. It counts in the database, so that all instances of the app count together. */
export class Throttle {
  private readonly failuresPerAccount: RateLimiterPostgres;
  private readonly failuresPerNetwork: RateLimiterPostgres;
  private readonly signUps: RateLimiterPostgres;
  private readonly mails: RateLimiterPostgres;
  private readonly uploads: RateLimiterPostgres;

  /** @param limitsUse whether sign-ups, mails and uploads are counted, too; failed sign-ins always are */
  constructor(
    dataSource: DataSource,
    private readonly limitsUse: boolean,
  ) {
    // No statement of a name: behind PgBouncer, the next one may come to a connection that does not know it.
    const client = {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        dataSource.query<unknown[]>(text, values).then((rows) => ({ rows, rowCount: rows.length })),
    };
    const store = { storeClient: client, storeType: 'client', tableName: 'throttle', tableCreated: true, clearExpiredByTimeout: false };
    this.failuresPerAccount = new RateLimiterPostgres({ ...store, ...FAILURES_PER_ACCOUNT, keyPrefix: 'account', clearExpiredByTimeout: true });
    this.failuresPerNetwork = new RateLimiterPostgres({ ...store, ...FAILURES_PER_NETWORK, keyPrefix: 'network' });
    this.signUps = new RateLimiterPostgres({ ...store, ...SIGN_UPS_PER_NETWORK, keyPrefix: 'sign-up' });
    this.mails = new RateLimiterPostgres({ ...store, ...MAILS_PER_NETWORK, keyPrefix: 'mail' });
    this.uploads = new RateLimiterPostgres({ ...store, ...UPLOADS_PER_PERSON, keyPrefix: 'upload' });
  }

  /**
   * Lets a guess at a password through; from the sixth on it takes a second. One that is right has those before it forgiven.
   * @param isRight looks; where it throws, the guess does not count
   * @throws TooMany when too many were wrong, and what `isRight` throws
   */
  async guess(account: string, { network, aside }: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
    const key = keyOf(account, network);
    const what = 'Too many failed attempts';
    await spend(this.failuresPerNetwork, network, what);
    const { consumedPoints } = await spend(this.failuresPerAccount, key, what);
    if (consumedPoints > FREE_FAILURES) await aside(() => sleep(DELAY));
    const wasRight = await aside(isRight).catch(async (error: unknown) => {
      await Promise.all([this.failuresPerAccount.reward(key), this.failuresPerNetwork.reward(network)]);
      throw error;
    });
    if (wasRight) await Promise.all([this.failuresPerAccount.delete(key), this.failuresPerNetwork.reward(network)]);
    return wasRight;
  }

  /** @throws TooMany when a network has made too many accounts */
  async signUp(network: string): Promise<void> {
    if (this.limitsUse) await spend(this.signUps, network, 'Too many new accounts');
  }

  /** @throws TooMany when a network has asked for too many mails */
  async mail(network: string): Promise<void> {
    if (this.limitsUse) await spend(this.mails, network, 'Too many messages');
  }
  /** @throws TooMany when a person has uploaded too much */
  async upload(userId: string): Promise<void> {
    if (this.limitsUse) await spend(this.uploads, userId, 'Too many photos');
  }
}
