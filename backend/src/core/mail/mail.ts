export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that mail servers and programs recognize a mail that was sent twice. */
  id: string;
  /** Address at which a mail program unsubscribes with one POST request (RFC 8058), and which people can open. */
  unsubscribeUrl?: string;
}

/** A mailbox in two parts; the name may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** One way for a mail to leave. */
export interface Delivery {
  /** Makes one attempt. Rejects when the mail did not leave. */
  deliver(mail: Mail): Promise<void>;
  /** Ends what is open; it waits for mails under way, but not for long. */
  close(): Promise<void>;
}
