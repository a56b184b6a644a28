import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { Map } from '../../ui/Map';
import type { Point } from '../../ui/map';
import type { FieldsForm } from './details';
import type { PinField_TilesFragment } from './PinField.generated';
import { degreesText, pairOf, pointOf } from './point';

interface Props {
  form: FieldsForm<'latitude' | 'longitude' | 'name'>;
  /** Name of the pin while the place has no name, and the hint how to set it. */
  words: { pin: string; hint: string };
  /** Initial center of the map; the whole earth if it is undefined. */
  center: Point | undefined;
  zoom: number;
  tiles: PinField_TilesFragment;
}

const EARTH: Point = { latitude: 20, longitude: 0 };
const EARTH_ZOOM = 1;
const NO_MARKERS = [] as const;

/** Field for a location: a pin on a map, or coordinates. */
export function PinField({ form, words, center, zoom, tiles }: Props) {
  const { latitude, longitude, name } = form.values;
  const position = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  const set = (north: string, east: string) => {
    void form.setFieldValue('latitude', north);
    void form.setFieldValue('longitude', east);
  };

  const coordinate = (which: 'latitude' | 'longitude', label: string) => {
    const field = form.field(which);
    return (
      <FormField
        {...field}
        label={label}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'text', spellCheck: false } }}
        onChange={(event) => {
          const pair = pairOf(event.target.value);
          if (pair) set(...pair);
          else field.onChange(event);
        }}
      />
    );
  };

  return (
    <div>
      <Typography variant="subtitle1">{t('placeForm.pin')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {words.hint} {t('placeForm.dragThePin')}
      </Typography>
      <Map
        center={center ?? EARTH}
        zoom={center ? zoom : EARTH_ZOOM}
        height={360}
        markers={NO_MARKERS}
        picker={{ position, label: name || words.pin, onPick: (point) => set(degreesText(point.latitude), degreesText(point.longitude)) }}
        tiles={tiles}
        label={t('placeForm.mapToSetThePin')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, mt: 2 }}>
        {coordinate('latitude', t('placeForm.latitude'))}
        {coordinate('longitude', t('placeForm.longitude'))}
      </Box>
    </div>
  );
}
