import { settingText } from '../settings';
import { CityChoice } from '../place-form';
import { type ControlProps, messageAt, valueAt } from './control';
import { useSettingCity } from './useSettingCity';

/** Field for one city, found by typing. */
export function OneCityField({ name, path, form }: ControlProps<'city'>) {
  const city = useSettingCity(valueAt(form, name) as string);
  return (
    <CityChoice
      label={settingText(path)}
      hint={settingText(`${path}Help`)}
      city={city}
      onChange={(id) => void form.setFieldValue(name, id)}
      onBlur={() => void form.setFieldTouched(name)}
      message={messageAt(form, name)}
    />
  );
}
