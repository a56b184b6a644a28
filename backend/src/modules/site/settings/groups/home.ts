/** A link that a slide can have: a path of the site, or an address on the web. */
const LINK = '^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s/@:]+\\.[^\\s/@:]+(/\\S*)?)$';

/** Home page. */
export const home = {
  slides: {
    kind: 'records',
    most: 8,
    fields: {
      picture: { kind: 'picture', use: 'hero' },
      title: { kind: 'localized', rules: { label: 'Title', required: 'settings.slideTitleMissing', max: 80 } },
      subtitle: { kind: 'localized', rules: { label: 'Subtitle', max: 60 } },
      description: { kind: 'localized', rules: { label: 'Text', max: 240 } },
      link: { kind: 'text', rules: { label: 'Link', max: 300, pattern: [LINK, 'settings.slideLinkInvalid'] } },
    },
  },
  sections: { kind: 'choices', options: ['stats', 'cities', 'howItWorks'], initial: ['stats', 'cities', 'howItWorks'] },
} as const;
