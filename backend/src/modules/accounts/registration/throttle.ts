import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../../core/access/index.js';
import { type Reason, TooMany } from '../../../core/errors/index.js';

const MINUTE = 60;
/**
 * Limits, with durations in seconds (docs/trust.md, section 3). Failures are counted per account and network: an attacker elsewhere cannot lock
 * the owner out.
 */
const FAILURES_PER_ACCOUNT = { points: 10, duration: 15 * MINUTE };
const FAILURES_PER_NETWORK = { points: 100, duration: 60 * MINUTE };
const SIGN_UPS_PER_NETWORK = { points: 5, duration: 30 * MINUTE };
const MAILS_PER_NETWORK = { points: 20, duration: 30 * MINUTE };
const TEST_MAILS_PER_PERSON = { points: 10, duration: 30 * MINUTE };
const UPLOADS_PER_PERSON = { points: 30, duration: 30 * MINUTE };

/** Number of failures of an account after which each further attempt is delayed by `DELAY` (ms). */
const FREE_FAILURES = 5;
const DELAY = 1000;

const keyOf = (account: string, network: string): string => createHash('sha256').update(`${account.toLowerCase()}\n${network}`).digest('hex');
/** Actions with a limit. Each has two messages: `<action>Seconds` and `<action>Minutes`. */
type Limited = 'attempts' | 'signUps' | 'mails' | 'testMails' | 'uploads';

const reasonOf = (limited: Limited, seconds: number): Reason =>
  seconds < 90 ? [`accounts.${limited}Seconds`, { n: seconds }] : [`accounts.${limited}Minutes`, { n: Math.ceil(seconds / 60) }];

async function spend(limiter: RateLimiterPostgres, key: string, limited: Limited): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // at least 2, so that the messages need no singular
    const seconds = Math.max(2, Math.ceil(refusal.msBeforeNext / 1000));
    throw new TooMany(reasonOf(limited, seconds), seconds);
  }
}

/** Limits password guesses, sign-ups, mails and uploads. The counters are in the database, so all processes share them. */
export class Throttle {
  private readonly failuresPerAccount: RateLimiterPostgres;
  private readonly failuresPerNetwork: RateLimiterPostgres;
  private readonly signUps: RateLimiterPostgres;
  private readonly mails: RateLimiterPostgres;
  private readonly testMails: RateLimiterPostgres;
  private readonly uploads: RateLimiterPostgres;

  /** @param limitsUse whether sign-ups, mails and uploads are limited; failed sign-ins always are */
  constructor(
    dataSource: DataSource,
    private readonly limitsUse: boolean,
  ) {
    // Drops the statement name: behind PgBouncer, the next statement can use another connection, which lacks the prepared statement.
    const client = {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        dataSource.query<unknown[]>(text, values).then((rows) => ({ rows, rowCount: rows.length })),
    };
    const store = { storeClient: client, storeType: 'client', tableName: 'throttle', tableCreated: true, clearExpiredByTimeout: false };
    this.failuresPerAccount = new RateLimiterPostgres({ ...store, ...FAILURES_PER_ACCOUNT, keyPrefix: 'account', clearExpiredByTimeout: true });
    this.failuresPerNetwork = new RateLimiterPostgres({ ...store, ...FAILURES_PER_NETWORK, keyPrefix: 'network' });
    this.signUps = new RateLimiterPostgres({ ...store, ...SIGN_UPS_PER_NETWORK, keyPrefix: 'sign-up' });
    this.mails = new RateLimiterPostgres({ ...store, ...MAILS_PER_NETWORK, keyPrefix: 'mail' });
    this.testMails = new RateLimiterPostgres({ ...store, ...TEST_MAILS_PER_PERSON, keyPrefix: 'test-mail' });
    this.uploads = new RateLimiterPostgres({ ...store, ...UPLOADS_PER_PERSON, keyPrefix: 'upload' });
  }

  /**
   * Runs a password check within the limits. From the sixth attempt on, each is delayed by a second. A right password resets the failures.
   * @param isRight checks the password; if it throws, the attempt does not count
   * @throws TooMany after too many failures, and the errors of `isRight`
   */
  async guess(account: string, { network, aside }: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
    const key = keyOf(account, network);
    await spend(this.failuresPerNetwork, network, 'attempts');
    const { consumedPoints } = await spend(this.failuresPerAccount, key, 'attempts');
    if (consumedPoints > FREE_FAILURES) await aside(() => sleep(DELAY));
    const wasRight = await aside(isRight).catch(async (error: unknown) => {
      await Promise.all([this.failuresPerAccount.reward(key), this.failuresPerNetwork.reward(network)]);
      throw error;
    });
    if (wasRight) await Promise.all([this.failuresPerAccount.delete(key), this.failuresPerNetwork.reward(network)]);
    return wasRight;
  }

  /** Counts a sign-up from a network. @throws TooMany above the limit */
  async signUp(network: string): Promise<void> {
    if (this.limitsUse) await spend(this.signUps, network, 'signUps');
  }

  /** Takes back a counted sign-up: an invited group can share a network, and its invitation limits the accounts. */
  async welcome(network: string): Promise<void> {
    if (this.limitsUse) await this.signUps.reward(network);
  }

  /** Counts a requested mail from a network. @throws TooMany above the limit */
  async mail(network: string): Promise<void> {
    if (this.limitsUse) await spend(this.mails, network, 'mails');
  }

  /** Counts a test mail of an admin. @throws TooMany above the limit */
  async testMail(userId: string): Promise<void> {
    if (this.limitsUse) await spend(this.testMails, userId, 'testMails');
  }

  /** Counts an upload of a user. @throws TooMany above the limit */
  async upload(userId: string): Promise<void> {
    if (this.limitsUse) await spend(this.uploads, userId, 'uploads');
  }
}
