import { skipToken, useQuery } from '@apollo/client/react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../lib/i18n';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CityChoice, nameOfCity } from '../place-form';
import { itemName, settingText } from '../settings';
import { type ControlProps, messageAt, valueAt } from './control';
import { FieldHead } from './FieldHead';
import { MoveButtons } from './MoveButtons';
import { useItems } from './useItems';
import { SettingCityDocument, type SettingCityQuery } from './SettingCity.generated';

/** Loads a city that a setting names; null while it loads or if the id is empty. A deleted city has a text instead of its name. */
function useSettingCity(id: string): NonNullable<SettingCityQuery['adminCity']> | null {
  const { data } = useQuery(SettingCityDocument, id === '' ? skipToken : { variables: { id } });
  if (id === '' || !data) return null;
  return data.adminCity ?? { id, name: t('settings.form.deletedCity'), state: '', country: '' };
}

interface ItemProps {
  id: string;
  /** Name of the item while its city loads. */
  fallback: string;
  message: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function CityItem({ id, fallback, message, onRemove, ...buttons }: ItemProps) {
  const city = useSettingCity(id);
  const label = city ? nameOfCity(city) : fallback;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>
          <bdi>{label}</bdi>
        </Typography>
        {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      </Box>
      <MoveButtons item={label} {...buttons} />
      <IconButton aria-label={t('settings.form.remove', { item: label })} onClick={onRemove}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Field for a list of cities in an order. */
export function CitiesField(control: ControlProps<'cities'>) {
  const { field, name, path, form } = control;
  const id = useId();
  const {
    items,
    keys,
    move,
    remove,
    frame: { listRef, isFull, message, news },
  } = useItems<string>(control, '');
  const add = (city: string) => {
    if (city !== '' && !items.includes(city)) void form.setFieldValue(name, [...items, city]);
  };

  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1, minWidth: 0 }}>
      <FieldHead id={id} label={settingText(path)} hint={settingText(`${path}Help`)} />
      <Box component="ol" ref={listRef} aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {items.map((city, n) => (
          <CityItem
            key={keys[n]}
            id={city}
            fallback={itemName(path, n)}
            message={messageAt(form, `${name}.${n}`)}
            isFirst={n === 0}
            isLast={n === items.length - 1}
            onMove={(by) => move(n, n + by)}
            onRemove={() => remove(n)}
          />
        ))}
      </Box>
      {isFull ? (
        <FormHelperText>{t('settings.form.full', { most: field.most })}</FormHelperText>
      ) : (
        <CityChoice isEmptied label={settingText(`${path}Add`)} city={null} onChange={add} message={message} />
      )}
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </Stack>
  );
}

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
