import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../core/access/derived-key.js';

/** Where a guide says how it sees a request, and the header with the question. */
export const SELF = '/healthz/self';
export const QUESTION = 'X-CityPins-Question';

/** How a guide sees the request of somebody who has proved to belong to it. */
export interface SeenRequest {
  /** Proves in turn that the answer is this guide's. */
  proof: string;
  /** The address that the request counts as. */
  ip: string;
  /** X-Forwarded-For as it has arrived; empty where there was none. */
  forwardedFor: string;
}

/** Lets two who know the session secret of a guide know each other, over any proxy, without showing it. */
export class SelfCheck {
  private readonly key: Buffer;

  constructor(sessionSecret: string) {
    this.key = deriveKey(sessionSecret, 'self-check');
  }

  /** A question that nobody else could ask, and the only right answer. */
  ask(): { question: string; proof: string } {
    const nonce = randomBytes(16).toString('base64url');
    return { question: `${nonce}.${this.sign('question', nonce)}`, proof: this.sign('answer', nonce) };
  }

  /** The proof that answers a question; undefined where whoever asks does not know the secret. */
  answer(question: string): string | undefined {
    const [, nonce = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(question) ?? [];
    if (!nonce || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign('question', nonce)))) return undefined;
    return this.sign('answer', nonce);
  }

  private sign(what: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${what}:${nonce}`).digest('base64url');
  }
}
