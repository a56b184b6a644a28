import type { RecordForm } from '../record-form';
import type { FieldOf, SettingField, SettingValues } from '../settings';

/** Form state of settings. */
export interface SettingForm extends RecordForm<SettingValues> {
  /** Counts running uploads: the form is not saved before they have ended. */
  countUpload: (by: 1 | -1) => void;
}

/** Properties of the control of a setting. */
export interface ControlProps<Kind extends SettingField['kind'] = SettingField['kind']> {
  field: FieldOf<Kind>;
  /** Path of the value in the form: `slides.0.title`. */
  name: string;
  /** Path of the texts about the setting: `home.slidesFields.title`. */
  path: string;
  form: SettingForm;
}

/** Returns the value of a setting in the form. */
export const valueAt = (form: SettingForm, name: string): unknown => form.getFieldMeta(name).value as unknown;

/** Returns the validation message of a value itself, not of its parts; undefined if it is valid or was not edited yet. */
export function messageAt(form: SettingForm, name: string): string | undefined {
  const { error, touched } = form.getFieldMeta(name);
  return touched && typeof error === 'string' ? error : undefined;
}

/** Heights (lines) of a text with several lines. */
export const LINES = { minRows: 3, maxRows: 16 } as const;
