import { someSettings, settingsApi } from './settings.fixture';

const mail = { senderName: '', subjectPrefix: '', footer: {}, mails: [] as object[] };

interface Asked {
  input: { mail: string; language: string };
  value: { mails: { mail: string; first: Record<string, string> }[] };
}

/** Fake API with the settings of mails. Its previews are short texts about the mail, the language and the first sentence. */
export function mailApi(more: Partial<typeof mail> = {}) {
  const api = settingsApi({ groups: [someSettings('MAIL', { ...mail, ...more })] });
  Object.assign(api.answers, {
    MailServer: () => ({ data: { signInOptions: { __typename: 'SignInOptions', sendsMail: true } } }),
    MailPreview: (asked: unknown) => {
      const { input, value } = asked as Asked;
      const first = value.mails.find((one) => one.mail === input.mail)?.first[input.language] ?? 'standard';
      const preview = {
        __typename: 'MailPreview',
        from: 'CityPins <noreply@example.org>',
        subject: 'Subject',
        text: `text of ${input.mail}`,
        html: `<p>${input.mail} ${input.language} ${first}</p>`,
        standardFirst: `standard first ${input.language}`,
        standardLast: '',
        placeholders: ['name', 'site'],
      };
      return { data: { mailPreview: preview } };
    },
  });
  return api;
}
