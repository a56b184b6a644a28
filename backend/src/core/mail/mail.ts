import type { Mailbox } from './mailbox.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Id for the Message-ID, the same in every attempt. With it, mail servers and clients recognize a mail that was sent twice. */
  id: string;
  /** Name of the sender, used if `MAIL_FROM` has none. */
  sender: string;
  /** URL that unsubscribes with one POST request (RFC 8058), and that people can open. */
  unsubscribeUrl?: string;
}

/** Returns the sender of a mail: the configured mailbox, with the mail's own name if it has none. */
export const senderOf = ({ sender }: Pick<Mail, 'sender'>, { name, address }: Mailbox): Mailbox => ({ name: name || sender, address });

/** A way to send mails. */
export interface Delivery {
  /** Makes one attempt. Rejects if the mail was not sent. */
  deliver(mail: Mail): Promise<void>;
  /** Waits briefly for pending mails, then closes all connections. */
  close(): Promise<void>;
}
