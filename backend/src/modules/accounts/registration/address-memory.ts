import type { KeyedHash } from '../../../core/access/index.js';
import type { StandingService } from '../../standing/index.js';
import type { User } from '../../users/index.js';

type Owner = Pick<User, 'id' | 'email'>;

/** Keeps the moderation decisions about a user after the account is deleted, and finds them again by the e-mail address. */
export class AddressMemory {
  constructor(private readonly parts: { standing: StandingService; keyedHash: KeyedHash }) {}

  /** Detaches the decisions from an account that is being deleted. */
  keep({ id, email }: Owner): Promise<void> {
    return this.parts.standing.leave(id, this.parts.keyedHash.address(email));
  }

  /** Attaches the decisions about a deleted account with the same address to this one. @param isProved see `StandingService.recall` */
  recall({ id, email }: Owner, isProved: boolean): Promise<void> {
    return this.parts.standing.recall(id, this.parts.keyedHash.address(email), isProved);
  }
}
