import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../core/access/index.js';

/** Path at which the server reports how it sees a request, and the header with the challenge. */
export const SELF = '/healthz/self';
export const QUESTION = 'X-CityPins-Question';

/** Report on how the server sees a request, for a client that has proved to know the session secret. */
export interface SeenRequest {
  /** Proves to the client that the response comes from this installation. */
  proof: string;
  /** Client address of the request, as the rate limit uses it. */
  ip: string;
  /** `X-Forwarded-For` as received; empty if absent. */
  forwardedFor: string;
}

/** Lets two processes that share a session secret recognize each other, over any proxy, without sending the secret. */
export class SelfCheck {
  private readonly key: Buffer;

  constructor(sessionSecret: string) {
    this.key = deriveKey(sessionSecret, 'self-check');
  }

  /** Creates a challenge that only a holder of the secret can create, and the only proof that answers it. */
  ask(): { question: string; proof: string } {
    const nonce = randomBytes(16).toString('base64url');
    return { question: `${nonce}.${this.sign('question', nonce)}`, proof: this.sign('answer', nonce) };
  }

  /** Returns the proof that answers a challenge; undefined if the sender does not know the secret. */
  answer(question: string): string | undefined {
    const [, nonce = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(question) ?? [];
    if (!nonce || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign('question', nonce)))) return undefined;
    return this.sign('answer', nonce);
  }

  private sign(what: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${what}:${nonce}`).digest('base64url');
  }
}
