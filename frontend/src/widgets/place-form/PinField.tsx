import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { OwnPosition } from '../../lib/browser';
import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { Map } from '../../ui/Map';
import type { BaseMap, Point } from '../../ui/map';
import type { FieldsForm } from './details';
import { OwnPositionButton } from './OwnPositionButton';
import { type NearCity, PinStatus } from './PinStatus';
import { degreesText, pairOf, pointOf } from './point';

interface Props {
  form: FieldsForm<'latitude' | 'longitude' | 'name'>;
  /** Name of the pin while the place has no name, and the hint how to set it. */
  words: { pin: string; hint: string };
  /** Initial center of the map; the whole earth if it is undefined. */
  center: Point | undefined;
  zoom: number;
  /** City whose distance screen readers announce. */
  city?: NearCity | null | undefined;
  base: BaseMap;
}

const EARTH: Point = { latitude: 20, longitude: 0 };
const EARTH_ZOOM = 1;
const NO_MARKERS = [] as const;

/** Field for a location: a pin on a map, set by mouse, keyboard or the visitor's position, or coordinates. */
export function PinField({ form, words, center, zoom, city, base }: Props) {
  const { latitude, longitude, name } = form.values;
  const position = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  const [own, setOwn] = useState<OwnPosition>();
  const [picked, setPicked] = useState<Point>();
  const set = (north: string, east: string) => {
    setOwn(undefined);
    void form.setFieldValue('latitude', north);
    void form.setFieldValue('longitude', east);
  };
  const pick = (point: Point) => {
    set(degreesText(point.latitude), degreesText(point.longitude));
    setPicked(point);
  };
  const find = (found: OwnPosition) => {
    pick(found.point);
    setOwn(found);
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
          else {
            setOwn(undefined);
            field.onChange(event);
          }
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
      <OwnPositionButton own={own} onFound={find} />
      <Map
        center={center ?? EARTH}
        zoom={center ? zoom : EARTH_ZOOM}
        height={360}
        markers={NO_MARKERS}
        picker={{ position, own, label: name || words.pin, onPick: pick }}
        base={base}
        label={t('placeForm.mapToSetThePin')}
      />
      <PinStatus point={picked} city={city} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, mt: 2 }}>
        {coordinate('latitude', t('placeForm.latitude'))}
        {coordinate('longitude', t('placeForm.longitude'))}
      </Box>
    </div>
  );
}
