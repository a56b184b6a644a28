import MenuItem from '@mui/material/MenuItem';
import { ChecksField } from '../../ui/ChecksField';
import { FormField } from '../../ui/form';
import { SwitchField } from '../record-form';
import { optionText, settingText } from '../settings';
import { CitiesField, OneCityField } from './CityFields';
import { ColorField } from './colors/ColorField';
import { type ControlProps, messageAt, valueAt } from './control';
import { LocalizedField } from './LocalizedField';
import { NumberField } from './NumberField';
import { PictureField } from './PictureField';
import { RecordsField } from './RecordsField';
import { TextControl } from './TextControl';
import { TextsField } from './TextsField';

/** Control of a setting of any kind. */
export function SettingControl({ field, name, path, form }: ControlProps) {
  const label = settingText(path);
  const hint = settingText(`${path}Help`);
  const set = (value: unknown) => void form.setFieldValue(name, value);
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} name={name} path={path} form={form} />;
    case 'localized':
      return <LocalizedField field={field} name={name} path={path} form={form} />;
    case 'texts':
      return <TextsField field={field} name={name} path={path} form={form} />;
    case 'records':
      return <RecordsField field={field} name={name} path={path} form={form} Control={SettingControl} />;
    case 'number':
      return <NumberField field={field} name={name} path={path} form={form} />;
    case 'color':
      return <ColorField field={field} name={name} path={path} form={form} />;
    case 'picture':
      return <PictureField field={field} name={name} path={path} form={form} />;
    case 'city':
      return <OneCityField field={field} name={name} path={path} form={form} />;
    case 'cities':
      return <CitiesField field={field} name={name} path={path} form={form} />;
    case 'changed':
      return null; // the server sets it
    case 'switch':
      return <SwitchField label={label} hint={hint} value={valueAt(form, name) as boolean} onChange={set} />;
    case 'choice':
      return (
        <FormField {...form.field(name)} select label={label} hint={hint}>
          {field.options.map((option) => (
            <MenuItem key={option} value={option}>
              {optionText(path, option)}
            </MenuItem>
          ))}
        </FormField>
      );
    case 'choices':
      return (
        <ChecksField
          label={label}
          hint={hint}
          options={field.options.map((value) => ({ value, text: optionText(path, value) }))}
          value={valueAt(form, name) as readonly string[]}
          message={messageAt(form, name)}
          onChange={set}
        />
      );
  }
}
