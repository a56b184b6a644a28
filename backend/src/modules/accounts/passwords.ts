import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { InvalidInput, Overloaded, type Reason } from '../../core/errors/index.js';
import type { RefusalLog } from '../../core/logging/index.js';

/** Argon2id with OWASP's minimum: 19 MiB, two passes (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Number of hashes that are computed at the same time, and of those that can wait. Each hash takes about 28 ms of a core, and one of the four
 * threads that Node.js also uses for files and compression.
 */
const AT_ONCE = 2;
const WAITING = 8;

/** Hash of an unknown password with the same parameters. It is verified if there is no account, so that both cases take equally long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$0C9vuJ6lYvLjkmNGiG9Aew$Nye8etOicaoDYlWvFAlt4fm4gBf055es8QLeIi0ZqD8';

/** Number of the most common passwords that are refused (ASVS 5.0, 6.2.4). */
const COMMON = 3000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMON));

/**
 * Returns the Unicode form (NFKC) of a password that is hashed. Keyboards can write the same letter as one character or as a letter and a mark
 * (NIST SP 800-63B, section 3.1.1.2, asks for NFKC or NFKD).
 */
const normalized = (password: string): string => password.normalize('NFKC');

/** Whether a password is one of the most common ones. */
export const isCommon = (password: string): boolean => common.has(normalized(password).toLowerCase());

/** Hashes and verifies passwords, a few at a time. */
export class Passwords {
  private readonly line = pLimit(AT_ONCE);

  /**
   * @param minLength minimum length of a new password, in characters
   * @param log notes each request that is refused because too many wait
   */
  constructor(
    readonly minLength: number,
    private readonly log?: RefusalLog,
  ) {}

  /**
   * Checks and hashes a new password.
   * @param field the input field that it comes from
   * @throws InvalidInput if it is too short or too common, Overloaded if too many hashes wait
   */
  async hashNew(field: string, password: string): Promise<string> {
    const refusal = this.refusal(password);
    if (refusal) throw new InvalidInput({ [field]: refusal });
    return this.hash(password);
  }

  /** @throws Overloaded if too many hashes wait */
  hash(password: string): Promise<string> {
    return this.inLine(() => hash(normalized(password), ARGON2));
  }

  /**
   * Compares a password with a hash. Without a hash it takes equally long. Old hashes are of passwords that were not normalized, so other
   * Unicode forms are tried too.
   * @returns `outdated` if another form matches: the caller must hash the password again
   * @throws Overloaded if too many hashes wait
   */
  async compare(passwordHash: string | null | undefined, password: string): Promise<'right' | 'outdated' | 'wrong'> {
    const forms = new Set([normalized(password), password, password.normalize('NFC'), password.normalize('NFD')]);
    for (const form of forms) {
      const isRight = await this.inLine(() => verify(passwordHash ?? NOBODY, form));
      if (isRight && passwordHash) return form === normalized(password) ? 'right' : 'outdated';
    }
    return 'wrong';
  }

  private refusal(password: string): Reason | undefined {
    if (normalized(password).length < this.minLength) return ['accounts.passwordTooShort', { min: this.minLength }];
    if (isCommon(password)) return 'accounts.passwordTooCommon';
    return undefined;
  }

  private inLine<T>(work: () => Promise<T>): Promise<T> {
    if (this.line.pendingCount < WAITING) return this.line(work);
    this.log?.note();
    throw new Overloaded();
  }
}
