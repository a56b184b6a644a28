import { capitalize, t } from '../../../lib/i18n';
import { textAt } from './words';
import type { AttributeDefinition } from '../../place-form';
import { ATTRIBUTES, CATEGORIES, loggedChange, TERMS } from '../../settings';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';
import { optionChange } from './optionChanges';
import { type PlaceNames, placeNames } from './placeNames';

type Change = Pick<ActivityItem_ActivityFragment['changes'][number], 'field' | 'before' | 'after'>;

/** Returns the label of a field: `foundedYear` → Founded year. A field without a text is called by its name. */
const fieldWords = (field: string): string => textAt(`console.field_${field}`) ?? capitalize(field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());

/** Fields with the values true and false. */
const FLAGS = ['featured', 'isActive', 'isKept', 'isVerified'];

/** Fields whose values are names of the app: a status, a role, or that a secret was replaced. */
const NAMED = ['status', 'role', 'invitedAs', 'password', 'email', 'secret'];

/** Returns the value of a field as text: `featured` is Yes or No. */
function valueWords(field: string, value: string): string {
  if (FLAGS.includes(field)) return t(value === 'true' ? 'console.yes' : 'console.no');
  return (NAMED.includes(field) && textAt(`console.value_${value}`)) || value;
}

/** Returns a change with its label, and with values as text. @param names names of the fields and values of a place or city */
function shownChange({ field, before, after }: Change, names?: PlaceNames): Change {
  const valueOf = (value: string | null) => names?.value(field, value) ?? (value && valueWords(field, value));
  return { field: names?.label(field) ?? fieldWords(field), before: valueOf(before), after: valueOf(after) };
}

/** Field with the names of a moderator's cities. */
const CITIES = 'moderatedCityIds';

/** Returns a change of the cities of a moderator. Without another change, such as a new role, no value stands for all cities. */
function shownCities({ field, before, after }: Change, changes: readonly Change[]): Change {
  const none = changes.length === 1 ? t('console.allCities') : null;
  const names = (value: string | null) => (value === '' ? t('console.noCity') : (value ?? none));
  return { field: fieldWords(field), before: names(before), after: names(after) };
}

/** Returns a change of a definition; its fields are like those of settings, its position is not. */
function definitionChange(group: string, change: Change): Change {
  const shown = loggedChange(group, change);
  return shown === change ? shownChange(change) : shown;
}

const attributeChange = (change: Change): Change => (change.field === 'options' ? optionChange(change) : definitionChange(ATTRIBUTES, change));

/**
 * Returns the changed fields of an activity with their labels, and with values as text; null for no value.
 * @param attributes attributes that places can have
 */
export const shownChanges = (
  { targetKind, label, changes }: Pick<ActivityItem_ActivityFragment, 'targetKind' | 'label' | 'changes'>,
  attributes: readonly AttributeDefinition[] = [],
): Change[] =>
  changes.map((change) => {
    if (targetKind === 'PLACE' || targetKind === 'CITY') return shownChange(change, placeNames(attributes));
    if (change.field === CITIES) return shownCities(change, changes);
    if (targetKind === 'CATEGORY') return definitionChange(CATEGORIES, change);
    if (targetKind === 'ATTRIBUTE') return attributeChange(change);
    if (targetKind === 'SEARCH_TERM') return definitionChange(TERMS, change);
    return targetKind === 'SETTING' && label ? loggedChange(label, change) : shownChange(change);
  });
