import { capitalize, t } from '../../../lib/i18n';
import { textAt } from './words';
import { CATEGORIES, loggedChange } from '../../settings';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';

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

const shownChange = ({ field, before, after }: Change): Change => ({
  field: fieldWords(field),
  before: before && valueWords(field, before),
  after: after && valueWords(field, after),
});

/** Field with the names of a moderator's cities. */
const CITIES = 'moderatedCityIds';

/** Returns a change of the cities of a moderator. Without another change, such as a new role, no value stands for all cities. */
function shownCities({ field, before, after }: Change, changes: readonly Change[]): Change {
  const none = changes.length === 1 ? t('console.allCities') : null;
  const names = (value: string | null) => (value === '' ? t('console.noCity') : (value ?? none));
  return { field: fieldWords(field), before: names(before), after: names(after) };
}

/** Returns a change of a category; its fields are like those of settings, its position is not. */
function categoryChange(change: Change): Change {
  const shown = loggedChange(CATEGORIES, change);
  return shown === change ? shownChange(change) : shown;
}

/** Returns the changed fields of an activity with their labels, and with values as text; null for no value. */
export const shownChanges = ({ targetKind, label, changes }: Pick<ActivityItem_ActivityFragment, 'targetKind' | 'label' | 'changes'>): Change[] =>
  changes.map((change) => {
    if (change.field === CITIES) return shownCities(change, changes);
    if (targetKind === 'CATEGORY') return categoryChange(change);
    return targetKind === 'SETTING' && label ? loggedChange(label, change) : shownChange(change);
  });
