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
  /** Cities instead of the featured ones, in their order. */
  cities: { kind: 'cities', most: 12 },
  /** City whose page is the start of the site instead of the home page. */
  startCity: { kind: 'city' },
  sections: { kind: 'choices', options: ['stats', 'cities', 'howItWorks'], initial: ['stats', 'cities', 'howItWorks'] },
} as const;
