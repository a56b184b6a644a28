export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mailbox in two parts; the name may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

/** One way for a mail to leave. */
export interface Delivery {
  /** Rejects when the mail did not leave and no further try is made. */
  deliver(mail: Mail): Promise<void>;
  /** Ends what is open; it waits for mails under way, but not for long. */
  close(): Promise<void>;
}
