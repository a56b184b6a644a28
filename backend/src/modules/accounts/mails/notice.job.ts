import type { EntityManager } from 'typeorm';
import { newId } from '../../../core/db/index.js';
import { type LanguageTexts, suitableText } from '../../../core/fields/index.js';
import { defineTask, type Handler, handle } from '../../../core/jobs/index.js';
import { type ActivityService, type ActivityTarget, isUndone } from '../../activities/index.js';
import type { DecisionMail, MailData } from '../../site/index.js';
import { User } from '../../users/index.js';
import { MailPreferencesTokens } from './mail-preferences.token.js';
import { type MailParts, usefulUntil } from './mail.job.js';

/** Content of a mail about a contribution of its receiver; the path is that of the button. */
export type Notice = Required<Pick<MailData, 'values' | 'path'>> & {
  mail: DecisionMail;
  /** Place that `values.place` names. The mail has its name in the language of the receiver. */
  placeId?: string;
};

/** A decision about a row: the id of the change, and the status that it gave the row. */
export interface DecidedRow {
  changeId: string;
  kind: ActivityTarget;
  id: string;
  status: string;
}

export interface NoticeJob {
  /** Part of the `Message-ID` of the mail. */
  id: string;
  userId: string;
  notice: Notice;
  decided: DecidedRow;
  /** Time (ISO 8601) after which the mail is not sent. */
  until: string;
}

export const NOTICE = defineTask<NoticeJob>('notice');

export const newNotice = (notice: Pick<NoticeJob, 'userId' | 'notice' | 'decided'>): NoticeJob => ({ ...notice, id: newId(), until: usefulUntil() });

/**
 * Creates the handler that mails users about decisions on their contributions. It sends nothing if the decision no longer holds, the address
 * is not confirmed, or the user has turned these mails off.
 */
export function noticeHandler({ manager, mailer, publicUrl, siteMails, sessionSecret, logger }: MailParts, activities: () => ActivityService): Handler {
  const tokens = new MailPreferencesTokens(sessionSecret);
  return handle(NOTICE, async ({ id, userId, notice, decided, until }) => {
    if (Date.now() > Date.parse(until)) {
      logger.warn({ notice: id }, 'A notice was not sent: it is outdated');
      return;
    }
    if (!(await stillHolds(manager, activities(), decided))) return;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user || user.deletedAt || !user.isVerified || !user.wantsDecisionMails) return;
    const token = tokens.of(user);
    const { placeId, ...content } = notice;
    const values = { ...notice.values, ...(placeId && user.language && (await placeIn(manager, placeId, user.language))) };
    const written = (await siteMails()).write({ ...content, values, name: user.name, preferencesPath: `/mail-preferences#${token}` }, user.language);
    await mailer.send({ id, to: user.email, ...written, unsubscribeUrl: `${publicUrl}/api/mail-preferences/${token}` });
  });
}

/** Returns the name of a place for readers of a language; nothing if there is none besides that on the sign. */
async function placeIn(manager: EntityManager, id: string, language: string): Promise<{ place?: string }> {
  const [place] = await manager.query<{ names: LanguageTexts }[]>('SELECT names FROM places WHERE id = $1', [id]);
  const name = place && suitableText(place.names, language)?.text;
  return name === undefined ? {} : { place: name };
}

async function stillHolds(manager: EntityManager, activities: ActivityService, { changeId, kind, id, status }: DecidedRow): Promise<boolean> {
  const { table } = activities.table(kind);
  const found = await manager.query<unknown[]>(`SELECT 1 FROM ${table} t WHERE id = $1 AND status::text = $2 AND to_jsonb(t) ->> 'deleted_at' IS NULL`, [
    id,
    status,
  ]);
  return found.length > 0 && !(await isUndone(manager, { id: changeId }, id));
}
