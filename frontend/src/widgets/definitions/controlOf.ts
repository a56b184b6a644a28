import { fieldPathOf, type SettingForm } from '../setting-fields';
import type { FieldOf, SettingField, SettingFields } from '../settings';

/**
 * Returns a function with the properties of the control of a field.
 * @param group name under which texts have the fields
 */
export const controlOf =
  (group: string, fields: SettingFields, form: SettingForm) =>
  /** @throws Error for a field of another kind */
  <Kind extends SettingField['kind']>(name: string, kind: Kind) => {
    const field = fields[name];
    if (field?.kind !== kind) throw new Error(`The field ${name} is of another kind.`);
    return { field: field as FieldOf<Kind>, name, path: fieldPathOf(group, name), form };
  };
