const src = 'backend/src';
const settings = `${src}/modules/settings`;
const SETTINGS = [`${settings}/settings.test.ts`];
const MARKDOWN = [`${src}/core/markdown/render-markdown.test.ts`];
const LANGUAGES = ['frontend/src/lib/languages/languages.test.ts'];

/** Breakages of the settings that admins change, of the site's languages and of its mails. */
export const SITE = [
  {
    name: 'The second of two admins overwrites the settings of the first one',
    file: `${settings}/settings.service.ts`,
    from: 'if (!row || row.version !== version)',
    to: 'if (!row)',
    tests: SETTINGS,
  },
  {
    name: 'An API token changes settings over GraphQL',
    file: `${settings}/settings.resolver.ts`,
    from: "@Access('admin-in-person')\n  @Mutation",
    to: "@Access('admin')\n  @Mutation",
    tests: SETTINGS,
  },
  {
    name: 'A save replaces a value of an environment variable',
    file: `${settings}/settings.service.ts`,
    from: 'if (JSON.stringify(sent[field]) !== JSON.stringify(current[field]))',
    to: 'if (sent[field] === undefined)',
    tests: SETTINGS,
  },
  {
    name: 'An accent color can be unreadable',
    file: `${settings}/settings.service.ts`,
    from: 'if (proposed !== value)',
    to: 'if (proposed === undefined)',
    tests: SETTINGS,
  },
  {
    name: 'An uploaded SVG keeps its scripts',
    file: `${settings}/draw-picture.ts`,
    from: 'return { type, content: data,',
    to: 'return { type, content: bytes,',
    tests: SETTINGS,
  },
  {
    name: 'A picture of the settings is deleted after 30 days although the site shows it',
    file: `${settings}/site-picture.service.ts`,
    from: "\nAND NOT EXISTS (SELECT 1 FROM settings WHERE value::text LIKE '%' || p.id || '%')",
    to: '',
    tests: [`${settings}/site-pictures.test.ts`],
  },
  {
    name: 'A slide leads to another site by an address that begins with two slashes',
    file: `${src}/modules/site/settings/groups/home.ts`,
    from: String.raw`(?![/\\\\])`,
    to: '',
    tests: SETTINGS,
  },
  {
    name: 'A page contains links that run scripts',
    file: `${src}/core/markdown/links.ts`,
    from: "new Set(['http:',",
    to: "new Set(['javascript:', 'http:',",
    tests: MARKDOWN,
  },
  {
    name: 'Mails show placeholders that they do not have',
    file: `${src}/modules/site/settings/groups/mail.ts`,
    from: '!allowed.includes(name)',
    to: "name === ''",
    tests: [`${settings}/mail-trial.test.ts`],
  },
  {
    name: 'Test mails have no limit',
    file: `${settings}/mail-trial.service.ts`,
    from: '    await this.parts.throttle.testMail(id);\n',
    to: '',
    tests: [`${settings}/mail-trial.test.ts`],
  },
  {
    name: 'Mails are in the language of the site, not in that of their recipient',
    file: `${src}/modules/site/mails/mail-language.ts`,
    from: 'offered.find((code) => code === own) ?? initial',
    to: 'initial',
    tests: [`${src}/modules/accounts/mails/account.mails.test.ts`],
  },
  {
    name: 'Users without a language get English mails from a site in another language',
    file: `${src}/modules/site/mails/mail-language.ts`,
    from: '=== own) ?? initial',
    to: "=== own) ?? 'en'",
    tests: [`${src}/modules/site/mails/site-mails.test.ts`],
  },
  {
    name: 'Links in mails have the prefix of the default language',
    file: `${src}/modules/site/mails/mail-language.ts`,
    from: 'language === initial ? path',
    to: "language === 'en' ? path",
    tests: [`${src}/modules/site/mails/site-mails.test.ts`],
  },
  {
    name: 'Addresses of the default language have a prefix',
    file: 'frontend/src/lib/languages/languages.ts',
    from: '(language === initial ? path : prefixOf(language)',
    to: '(language === ENGLISH ? path : prefixOf(language)',
    tests: LANGUAGES,
  },
  {
    name: 'Addresses in a language that is no longer offered are not redirected',
    file: 'frontend/src/lib/languages/languages.ts',
    from: '(named === initial || !offered.includes(named))',
    to: 'named === initial',
    tests: LANGUAGES,
  },
  {
    name: 'The redirect to the default language leads to another site',
    file: `${src}/server/page/moved-pages.ts`,
    from: String.raw`path.replace(/^[/\\]+/, '/') + query`,
    to: 'path + query',
    tests: [`${src}/server/page/moved-pages.test.ts`],
  },
];
