import path from 'node:path';
import type { Env } from '../config/env.js';
import type { Logger } from '../logging/logger.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Sends a mail, or keeps it in the outbox; it never throws: what cannot be sent is logged, without its content. */
  send(mail: Mail): Promise<void>;
}

/** The folder in which mails wait that cannot be sent. */
export const outboxOf = (dataDir: string): string => path.join(dataDir, 'outbox');

export function createMailer(_env: Env, _logger: Logger): Mailer {
  return { send: async () => undefined };
}
