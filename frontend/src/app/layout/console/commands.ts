import { paths } from '../../../lib/address';
import { categoryName, hasWords, language, t } from '../../../lib/i18n';
import { textIn } from '../../../lib/site';
import { GROUPS, groupName } from '../../../widgets/settings';
import type { CommandPaletteQuery } from './CommandPalette.generated';
import { sectionsFor } from './sections';

/** A destination of the command palette. */
export interface Command {
  /** Heading of the kind of destinations. */
  kind: string;
  label: string;
  /** Second line, which tells destinations of the same name apart. */
  detail?: string;
  to: string;
}

const actions = (): Command[] => {
  const kind = t('palette.actions');
  return [
    { kind, label: t('adminCities.addCity'), to: paths.newCity },
    { kind, label: t('adminPlaces.addPlace'), to: paths.newPlace() },
    { kind, label: t('adminUsers.newInvitation'), to: paths.newInvitation },
    { kind, label: t('adminCategories.addCategory'), to: paths.newCategory },
    { kind, label: t('adminAttributes.addAttribute'), to: paths.newAttribute },
    { kind, label: t('adminSearchTerms.addTerm'), to: paths.newSearchTerm },
    { kind, label: t('importSteps.importFile'), to: paths.newImport },
  ];
};

/** Returns the screens, actions and settings that a user can open. */
export function fixedCommands(rights: Parameters<typeof sectionsFor>[0]): Command[] {
  const screens = sectionsFor(rights).flatMap(({ links }) => links.map(({ label, to }) => ({ kind: t('palette.screens'), label, to })));
  if (!rights.administer) return screens;
  const settings = [...GROUPS.keys()].map((group) => ({ kind: t('settings.form.title'), label: groupName(group), to: paths.adminSettings(group) }));
  return [...screens, ...actions(), ...settings];
}

/** Returns the categories and attributes whose name contains the typed text, and the places, cities and users that a search has found. */
export const foundCommands = ({ adminCategories, attributes, adminPlaces, adminCities, adminUsers }: CommandPaletteQuery, typed: string): Command[] => [
  ...matching(
    adminCategories.map(({ id, slug }) => ({ kind: t('adminCategories.title'), label: categoryName(slug), to: paths.adminCategory(id) })),
    typed,
  ),
  ...matching(
    attributes.map(({ key, names }) => ({ kind: t('adminAttributes.title'), label: textIn(names, language.code) ?? key, to: paths.adminAttribute(key) })),
    typed,
  ),
  ...adminPlaces.items.map(({ id, name, city }) => ({ kind: t('console.places'), label: name, detail: city?.name, to: paths.adminPlace(id) })),
  ...adminCities.items.map(({ id, name, country }) => ({ kind: t('console.cities'), label: name, detail: country, to: paths.adminCity(id) })),
  ...adminUsers.items.map(({ name, email }) => ({ kind: t('console.users'), label: name, detail: email, to: paths.adminUsers({ q: email }) })),
];

/** Returns the commands whose label contains every typed word, regardless of case and accents. */
export const matching = (commands: readonly Command[], typed: string): Command[] => commands.filter(({ label }) => hasWords(label, typed));
