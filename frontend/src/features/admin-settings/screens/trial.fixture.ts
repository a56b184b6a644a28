const fields = {
  body: { kind: 'text', rules: { label: 'Body', max: 200, isMultiline: true } },
  about: { kind: 'localized', rules: { label: 'About', max: 40, isMultiline: true }, isMarkdown: true },
  lines: { kind: 'texts', rules: { label: 'Line', required: 'settings.linkMissing', max: 60 }, most: 2 },
  open: { kind: 'switch', initial: false },
  mode: { kind: 'choice', options: ['open', 'closed'], initial: 'open' },
  days: { kind: 'choices', options: ['mo', 'tu'], initial: ['mo'], least: 1 },
  hours: { kind: 'number', min: 1, max: 24, initial: 8 },
  hero: { kind: 'picture', use: 'hero' },
  start: { kind: 'city' },
  cities: { kind: 'cities', most: 3 },
  slides: {
    kind: 'records',
    most: 3,
    fields: {
      title: { kind: 'localized', rules: { label: 'Title', required: 'settings.slideTitleMissing', max: 60 } },
      slug: { kind: 'text', rules: { label: 'Slug', required: 'settings.nameMissing', max: 40 } },
      shown: { kind: 'switch', initial: true },
    },
  },
};

const value = {
  body: '',
  about: { en: 'Hello' },
  lines: ['One'],
  open: false,
  mode: 'open',
  days: ['mo'],
  hours: 8,
  hero: '',
  start: '',
  cities: ['c1', 'c2'],
  slides: [
    { title: { en: 'Fort' }, slug: 'first', shown: true },
    { title: { de: 'Hafen' }, slug: 'second', shown: true },
  ],
};

const texts = {
  groups: { trial: 'Trial', trialHelp: 'All kinds of fields' },
  trial: {
    body: 'Body',
    about: 'About',
    lines: 'Lines',
    linesItem: 'Line {{number}}',
    linesAdd: 'Add a line',
    open: 'Open',
    openHelp: 'Everyone can come in.',
    mode: 'Mode',
    modeOptions: { open: 'For everyone', closed: 'For nobody' },
    days: 'Days',
    daysOptions: { mo: 'Monday', tu: 'Tuesday' },
    hours: 'Hours',
    hero: 'Hero',
    start: 'Start',
    cities: 'Cities',
    citiesItem: 'City {{number}}',
    citiesAdd: 'Add a city',
    slides: 'Slides',
    slidesItem: 'Slide {{number}}',
    slidesAdd: 'Add a slide',
    slidesFields: { title: 'Title', slug: 'Slug', shown: 'Shown', shownHelp: 'Visitors see it.' },
  },
};

/** Group of settings with all kinds of fields. This file imports nothing, so that it can replace the generated declarations. */
export const trial = { fields, value, texts };
