import { filledSentence, gapsIn, isPlainName, type Letter, type Letterhead, type Mail, type Sentence, writeLetter } from '../../../core/mail/index.js';
import {
  accentPalette,
  fallbackLanguages,
  type GroupValues,
  isDecisionMail,
  type LanguageCode,
  type Localized,
  type MailKind,
  placeholdersOf,
  type SiteSettings,
} from '../settings/index.js';
import { mailLanguage, pathIn, writtenLanguage } from './mail-language.js';
import { MAIL_CATALOGS } from './mail-texts.js';
import { type MailValues, shownValues } from './shown-values.js';

/** Data of a mail about an event. */
export interface MailData {
  mail: MailKind;
  /** Name of the recipient. */
  name: string;
  values: MailValues;
  /** Path of the screen that the button opens. */
  path?: string;
  /** Path of the screen that turns these mails off. */
  preferencesPath?: string;
}

/** Parts of a mail without its recipient. */
export type WrittenMail = Pick<Mail, 'subject' | 'text' | 'html' | 'sender'>;

/** A mail with sample data, and what the operator can change in it. */
export interface PreviewedMail extends WrittenMail {
  /** First sentence of the app, which the operator's replaces. */
  standardFirst: string;
  /** Last sentence of the app; empty if it has none. */
  standardLast: string;
  /** Placeholders of both sentences: `name`. */
  placeholders: string[];
}

type MailSettings = GroupValues['mail'];

/** Data of mails in previews, besides that of the language. */
const SAMPLE = { email: 'new@example.org', provider: 'Google', date: '2026-02-03T12:00:00.000Z' };

/** Writes mails in the language of their recipient, with the texts and the look that the operator has set. */
export class SiteMails {
  constructor(
    private readonly siteSettings: SiteSettings,
    private readonly publicUrl: string,
  ) {}

  /**
   * Writes a mail in the language of its recipient.
   * @param ownLanguage language that the recipient has chosen; null for none
   * @param settings settings to use instead of the stored ones
   */
  write(data: MailData, ownLanguage: string | null, settings: MailSettings = this.siteSettings.of('mail')): WrittenMail {
    return this.writeIn(mailLanguage(ownLanguage, this.siteSettings.of('languages')), data, settings);
  }

  private writeIn(language: LanguageCode, data: MailData, settings: MailSettings): WrittenMail {
    return writeLetter(this.letterOf(data, language, settings), this.headOf(language, settings));
  }

  /**
   * Writes a mail with sample data, for the console.
   * @param lifetime time (min) for which the link of the mail works
   */
  preview(mail: MailKind, language: LanguageCode, settings: MailSettings, lifetime: number): PreviewedMail {
    const { sample, mails } = MAIL_CATALOGS[language];
    const { first, last = '' } = mails[mail];
    const { name, ...values } = sample;
    const data = { mail, name, values: { ...SAMPLE, ...values, lifetime: String(lifetime) }, path: '/profile' };
    const written = this.writeIn(language, isDecisionMail(mail) ? { ...data, preferencesPath: '/mail-preferences' } : data, settings);
    return { ...written, standardFirst: first, standardLast: last, placeholders: placeholdersOf(mail) };
  }

  private letterOf({ mail, name, values, path, preferencesPath }: MailData, language: LanguageCode, settings: MailSettings): Letter {
    const catalog = MAIL_CATALOGS[language];
    const texts = catalog.mails[mail];
    const own = settings.mails.find((one) => one.mail === mail);
    const data = { ...shownValues(values, language), name, site: this.siteSettings.of('identity').name };
    const isNamed = isPlainName(name);
    const say = (text: string): Sentence => filledSentence(text, data);
    /** Returns the operator's sentence, or that of the app if there is none or it needs a name that cannot be shown. */
    const chosen = (mine: Localized | undefined, standard: string | undefined): string | undefined => {
      const text = mine?.[language];
      return text && (isNamed || !gapsIn(text).includes('name')) ? text : standard;
    };
    const last = chosen(own?.last, texts.last);
    return {
      language: writtenLanguage(language),
      subject: say(texts.subject),
      greeting: say(isNamed ? catalog.greeting : catalog.plainGreeting),
      paragraphs: [chosen(own?.first, texts.first) ?? texts.first, ...(texts.details ?? [])].map(say),
      button: texts.button && path !== undefined ? { label: say(texts.button), url: this.urlOf(language, path), help: say(catalog.buttonHelp) } : undefined,
      closing: [
        ...(last ? [say(last)] : []),
        ...(preferencesPath === undefined ? [] : [filledSentence(catalog.unsubscribe, { url: this.urlOf(language, preferencesPath) })]),
      ],
    };
  }

  private urlOf(language: LanguageCode, path: string): string {
    return this.publicUrl + pathIn(language, path, this.siteSettings.of('languages'));
  }

  private headOf(language: LanguageCode, { senderName, subjectPrefix, footer }: MailSettings): Letterhead {
    const { name, accent } = this.siteSettings.of('identity');
    const text = [language, ...fallbackLanguages(this.siteSettings.of('languages'))].map((code) => footer[code]).find(Boolean) ?? '';
    return {
      name,
      publicUrl: this.publicUrl,
      accent: accent ? accentPalette(accent) : undefined,
      sender: senderName,
      subjectPrefix,
      footer: text === '' ? [] : text.split('\n').map((line) => filledSentence(line, { site: name })),
    };
  }
}
