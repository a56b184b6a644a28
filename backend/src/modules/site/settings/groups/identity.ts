/** Name and look of the site. */
export const identity = {
  name: { kind: 'text', rules: { label: 'Name', required: 'settings.nameMissing', max: 60 }, initial: 'CityPins' },
  tagline: { kind: 'localized', rules: { label: 'Tagline', max: 160 } },
  logo: { kind: 'picture', use: 'logo' },
  icon: { kind: 'picture', use: 'icon' },
  accent: { kind: 'color' },
  credit: { kind: 'switch', initial: true },
} as const;
