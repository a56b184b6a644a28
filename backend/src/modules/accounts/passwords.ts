import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { InvalidInput, Overloaded } from '../../core/errors/index.js';
import type { RefusalLog } from '../../core/logging/refusal-log.js';

/** Argon2id with OWASP's minimum: 19 MiB, two passes (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many hashes are computed at once, and how many more may wait: each takes a core for about 28 ms, and one of the four threads that Node
 * has for files and compressing as well.
 */
const AT_ONCE = 2;
const WAITING = 8;

/** The hash of a password that nobody knows, with the same parameters: it is verified where there is no account, so that both take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$0C9vuJ6lYvLjkmNGiG9Aew$Nye8etOicaoDYlWvFAlt4fm4gBf055es8QLeIi0ZqD8';

/** How many of the most common passwords are refused; ASVS 5.0, 6.2.4. */
const COMMON = 3000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMON));

/**
 * The form of a password that is hashed: keyboards write the same letters as one character or as a letter and a mark (NIST SP 800-63B,
 * section 3.1.1.2, asks for NFKC or NFKD).
 */
const normalized = (password: string): string => password.normalize('NFKC');

/** Whether a password is one of those that are tried first. */
export const isCommon = (password: string): boolean => common.has(normalized(password).toLowerCase());

/** Hashes and verifies passwords, a few at a time. */
export class Passwords {
  private readonly line = pLimit(AT_ONCE);

  /**
   * @param minLength least characters of a new password
   * @param log is told of everybody who is refused because too many wait
   */
  constructor(
    readonly minLength: number,
    private readonly log?: RefusalLog,
  ) {}

  /**
   * Hashes a password that somebody chooses.
   * @param field the input field that it comes from
   * @throws InvalidInput when it is too short or too common, Overloaded when too many wait already
   */
  async hashNew(field: string, password: string): Promise<string> {
    const refusal = this.refusal(password);
    if (refusal) throw new InvalidInput({ [field]: refusal });
    return this.hash(password);
  }

  /** @throws Overloaded when too many wait already */
  hash(password: string): Promise<string> {
    return this.inLine(() => hash(normalized(password), ARGON2));
  }

  /**
   * Compares a password with a hash; takes as long where there is none. Hashes from before passwords were normalized are of the form that
   * was typed: those are tried as well, and `outdated` says that the password is to be hashed again.
   * @throws Overloaded when too many wait already
   */
  async compare(passwordHash: string | null | undefined, password: string): Promise<'right' | 'outdated' | 'wrong'> {
    const forms = new Set([normalized(password), password, password.normalize('NFC'), password.normalize('NFD')]);
    for (const form of forms) {
      const isRight = await this.inLine(() => verify(passwordHash ?? NOBODY, form));
      if (isRight && passwordHash) return form === normalized(password) ? 'right' : 'outdated';
    }
    return 'wrong';
  }

  private refusal(password: string): string | undefined {
    if (normalized(password).length < this.minLength) return `Password must be at least ${this.minLength} characters`;
    if (isCommon(password)) return 'This password is one of the most common ones. Please choose another.';
    return undefined;
  }

  private inLine<T>(work: () => Promise<T>): Promise<T> {
    if (this.line.pendingCount < WAITING) return this.line(work);
    this.log?.note();
    throw new Overloaded();
  }
}
