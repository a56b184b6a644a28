import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { language } from '../../lib/i18n';
import { addBaseLayers, type BaseLayers as Added } from './addBaseLayers';
import { TilesNote } from './TilesNote';
import type { BaseMap, Point } from './types';

interface Props {
  base: BaseMap;
  /** Positions of pins that stay, which the names of the map keep clear of. */
  pins?: readonly Point[];
}

/** Base map below the pins of a map, in the color scheme of the page. Shows a note if a tile server does not respond. */
export function BaseLayers({ base, pins = [] }: Props) {
  const map = useMap();
  const { colorScheme: scheme = 'light' } = useColorScheme();
  const { colorSchemes, palette } = useTheme();
  const accent = (colorSchemes[scheme]?.palette ?? palette).primary.main;
  const places = JSON.stringify(pins);
  const look = useMemo(() => ({ scheme, accent, pins: JSON.parse(places) as Point[] }), [scheme, accent, places]);
  const [areMissing, setMissing] = useState(false);
  const added = useRef<Added>(undefined);
  const shown = useRef(look);

  useEffect(() => {
    const first = { ...shown.current, language: language.code, font: getComputedStyle(map.getContainer()).fontFamily };
    const layers = addBaseLayers(map, base, first, (areShown) => setMissing(!areShown));
    added.current = layers;
    return () => {
      layers.remove();
      added.current = undefined;
    };
  }, [map, base]);

  useEffect(() => {
    if (shown.current === look) return;
    shown.current = look;
    added.current?.setLook({ ...look, language: language.code, font: getComputedStyle(map.getContainer()).fontFamily });
  }, [map, look]);

  return areMissing && <TilesNote />;
}
