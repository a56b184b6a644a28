import fs from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging/index.js';
import { type Delivery, type Mail, senderOf } from './mail.js';
import { type Mailbox, showMailbox } from './mailbox.js';
import { cutText } from '../validation/index.js';

/** Maximum number of mails that are kept. */
const KEPT = 200;

const FILE = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[a-z0-9-]+)\.(txt|html)$/;

/** Writes each mail as a text and an HTML file. Only the current user can read them, because their links give access to accounts. */
export function createOutbox(folder: string, from: Mailbox, logger: Logger): Delivery {
  let lastTime = 0;
  let lastWrite: Promise<void> = Promise.resolve();

  async function keep(mail: Mail): Promise<void> {
    lastTime = Math.max(Date.now(), lastTime + 1); // no two mails share a name
    const date = new Date(lastTime);
    const file = path.join(folder, `${date.toISOString().replaceAll(':', '-')}-${slugOf(mail.subject)}`);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.chmod(folder, 0o700);
    const head = [`From: ${showMailbox(senderOf(mail, from))}`, `To: ${mail.to}`, `Subject: ${mail.subject}`, `Date: ${date.toUTCString()}`];
    await write(`${file}.html`, mail.html);
    await write(`${file}.txt`, `${head.join('\n')}\n\n${mail.text}`);
    logger.info({ file: `${file}.txt` }, 'A mail was written to the outbox, because SMTP_URL is not set');
    await removeOld(folder);
  }

  return {
    deliver(mail) {
      const write = lastWrite.then(() => keep(mail));
      lastWrite = write.catch(() => undefined); // reported to the caller for that mail
      return write;
    },
    close: () => lastWrite,
  };
}

const write = (file: string, content: string): Promise<void> => fs.writeFile(file, content, { mode: 0o600, flag: 'wx' });

/** Returns a subject in the form for a file name. */
function slugOf(subject: string): string {
  const words = subject
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['mail'];
  return cutText(words.join('-'), 60);
}

/** Removes the oldest mails. File names begin with the time, so their order is the order of writing. Other files are kept. */
async function removeOld(folder: string): Promise<void> {
  const files = (await fs.readdir(folder)).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const old = [...new Set(files)].sort().slice(0, -KEPT);
  await Promise.all(old.flatMap((name) => ['.txt', '.html'].map((ending) => fs.rm(path.join(folder, name + ending), { force: true }))));
}
