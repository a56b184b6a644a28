import { ATTRIBUTE_FIELDS, ATTRIBUTES, recordText, type SettingValues, settingText } from '../../settings';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';

type Change = Pick<ActivityItem_ActivityFragment['changes'][number], 'field' | 'before' | 'after'>;

const PATH = `${ATTRIBUTES}.options`;

/** Returns logged options as text. They are keys if only the order has changed, and JSON that is cut off if they are very long. */
function optionsText(logged: string | null): string | null {
  const declared = ATTRIBUTE_FIELDS.options;
  if (logged === null || declared?.kind !== 'records') return logged;
  try {
    const options = JSON.parse(logged) as (string | SettingValues)[];
    return options.map((option) => (typeof option === 'string' ? option : recordText(declared, option, PATH))).join('\n') || null;
  } catch {
    return logged;
  }
}

/** Returns a change of the options of an attribute. The log has only those that have changed. */
export const optionChange = ({ before, after }: Change): Change => ({ field: settingText(PATH), before: optionsText(before), after: optionsText(after) });
