import type { KeyedHash } from '../../core/access/keyed-hash.js';
import type { StandingService } from '../standing/index.js';
import type { User } from '../users/index.js';

type Owner = Pick<User, 'id' | 'email'>;

/** Keeps the decisions about people when their accounts go, and finds them again by the address alone. */
export class AddressMemory {
  constructor(private readonly parts: { standing: StandingService; keyedHash: KeyedHash }) {}

  /** Separates the decisions from an account that is being deleted. */
  keep({ id, email }: Owner): Promise<void> {
    return this.parts.standing.leave(id, this.parts.keyedHash.address(email));
  }

  /** Gives an account the decisions about a deleted one of the same address. @param isProved as `StandingService.recall` has it */
  recall({ id, email }: Owner, isProved: boolean): Promise<void> {
    return this.parts.standing.recall(id, this.parts.keyedHash.address(email), isProved);
  }
}
