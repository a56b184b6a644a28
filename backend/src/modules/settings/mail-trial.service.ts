import type { Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { senderOf, showMailbox, type TryMail } from '../../core/mail/index.js';
import { type AccountModule, linkLifeOf } from '../accounts/index.js';
import type { PreviewedMail, SiteMails } from '../site/index.js';
import type { MailPreview, MailTrialInput, TestMail } from './mail-trial.type.js';
import type { SettingsService } from './settings.service.js';

export interface TrialParts extends Pick<AccountModule, 'userById' | 'throttle'> {
  settings: SettingsService;
  siteMails: SiteMails;
  tryMail: TryMail;
  /** Address of the sender. */
  sender: string;
}

/** Shows mails with sample data, and sends them to the admin who asks. */
export class MailTrialService {
  constructor(private readonly parts: TrialParts) {}

  /**
   * Writes a mail with sample data.
   * @param given values of the group `mail` to use; the stored ones if missing
   * @throws InvalidInput with every wrong field of the values
   */
  async preview(input: MailTrialInput, given: unknown): Promise<MailPreview> {
    const { sender, ...mail } = await this.write(input, given);
    return { ...mail, from: showMailbox(senderOf({ sender }, { name: '', address: this.parts.sender })) };
  }

  /** Sends a mail with sample data to the viewer's own address, and waits for the answer of the mail server. @throws as `preview`, TooMany */
  async send({ id }: Viewer, input: MailTrialInput, given: unknown): Promise<TestMail> {
    const { subject, text, html, sender } = await this.write(input, given);
    await this.parts.throttle.testMail(id);
    const { email: to = '' } = (await this.parts.userById.load(id)) ?? {};
    const trial = await this.parts.tryMail({ id: newId(), to, subject, text, html, sender });
    return { outcome: trial.outcome, address: to, answer: 'answer' in trial ? trial.answer : null };
  }

  private async write({ mail, language }: MailTrialInput, given: unknown): Promise<PreviewedMail> {
    const { settings, siteMails } = this.parts;
    const values = given ?? (await settings.get('mail')).value;
    return siteMails.preview(mail, language, await settings.check('mail', values), linkLifeOf(mail));
  }
}
