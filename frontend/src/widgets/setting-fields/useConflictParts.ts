import { useMemo } from 'react';
import type { FormPart } from '../record-form';
import type { SettingFields, SettingValues } from '../settings';
import type { SettingForm } from './control';
import { settingsParts } from './settingsParts';

/**
 * Returns the parts of a form: in a conflict, each record of a list is a part where all versions have the same number of records.
 * @param whole parts without a conflict
 */
export function useConflictParts(
  group: string,
  fields: SettingFields,
  whole: FormPart<SettingValues>[],
  { conflict, initialValues, values }: Pick<SettingForm, 'conflict' | 'initialValues' | 'values'>,
): FormPart<SettingValues>[] {
  return useMemo(
    () => (conflict ? settingsParts(group, fields, [initialValues, values, conflict.values]) : whole),
    [group, fields, whole, conflict, initialValues, values],
  );
}
