import type { EntityManager } from 'typeorm';
import { newId } from '../../core/db/ids.js';
import { defineTask, type Handler, handle } from '../../core/jobs/index.js';
import { greet, type Letter, type Sentence, sentence, writeLetter } from '../../core/mail/index.js';
import { type ActivityService, type ActivityTarget, isUndone } from '../activities/index.js';
import { User } from '../users/index.js';
import { MailPreferencesTokens } from './mail-preferences.token.js';
import { type MailParts, usefulUntil } from './mail.job.js';

/** A message about something that a person has contributed. */
export interface Notice {
  subject: Sentence;
  paragraphs: readonly Sentence[];
  /** Label of the button, and the path that it opens. */
  button: { label: Sentence; path: string };
}

/** A decision about a row: its change, and the status that the row has by it. */
export interface DecidedRow {
  changeId: string;
  kind: ActivityTarget;
  id: string;
  status: string;
}

export interface NoticeJob {
  /** Part of the mail's Message-ID. */
  id: string;
  userId: string;
  notice: Notice;
  decided: DecidedRow;
  /** Moment from which on the mail is useless. */
  until: string;
}

export const NOTICE = defineTask<NoticeJob>('notice');

export const newNotice = (notice: Pick<NoticeJob, 'userId' | 'notice' | 'decided'>): NoticeJob => ({ ...notice, id: newId(), until: usefulUntil() });

/** Tells people by mail what became of their contributions, if the decision still holds and they want to know. */
export function noticeHandler({ manager, mailer, publicUrl, sessionSecret, logger }: MailParts, activities: () => ActivityService): Handler {
  const tokens = new MailPreferencesTokens(sessionSecret);
  return handle(NOTICE, async ({ id, userId, notice, decided, until }) => {
    if (Date.now() > Date.parse(until)) {
      logger.warn({ notice: id }, 'A notice was not sent: it has become useless');
      return;
    }
    if (!(await stillHolds(manager, activities(), decided))) return;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user || user.deletedAt || !user.isVerified || !user.wantsDecisionMails) return;
    const { subject, paragraphs, button } = notice;
    const token = tokens.of(user);
    const letter: Letter = {
      subject,
      greeting: greet(user.name),
      paragraphs,
      button: { label: button.label, url: `${publicUrl}${button.path}` },
      closing: [sentence`You can turn these messages off here, without signing in: ${`${publicUrl}/mail-preferences#${token}`}`],
    };
    await mailer.send({ id, to: user.email, ...writeLetter(letter, publicUrl), unsubscribeUrl: `${publicUrl}/api/mail-preferences/${token}` });
  });
}

async function stillHolds(manager: EntityManager, activities: ActivityService, { changeId, kind, id, status }: DecidedRow): Promise<boolean> {
  const { table } = activities.table(kind);
  const found = await manager.query<unknown[]>(`SELECT 1 FROM ${table} t WHERE id = $1 AND status::text = $2 AND to_jsonb(t) ->> 'deleted_at' IS NULL`, [
    id,
    status,
  ]);
  return found.length > 0 && !(await isUndone(manager, { id: changeId }, id));
}
