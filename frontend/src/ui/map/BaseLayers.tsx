import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { language } from '../../lib/i18n';
import { addBaseLayers, type BaseLayers as Added } from './addBaseLayers';
import { TilesNote } from './TilesNote';
import type { BaseMap } from './types';

/** Base map below the pins of a map, in the color scheme of the page. Shows a note if a tile server does not respond. */
export function BaseLayers({ base }: { base: BaseMap }) {
  const map = useMap();
  const { colorScheme: scheme = 'light' } = useColorScheme();
  const { colorSchemes, palette } = useTheme();
  const accent = (colorSchemes[scheme]?.palette ?? palette).primary.main;
  const [areMissing, setMissing] = useState(false);
  const added = useRef<Added>(undefined);
  const shown = useRef({ scheme, accent });

  useEffect(() => {
    const look = { ...shown.current, language: language.code, font: getComputedStyle(map.getContainer()).fontFamily };
    const layers = addBaseLayers(map, base, look, (areShown) => setMissing(!areShown));
    added.current = layers;
    return () => {
      layers.remove();
      added.current = undefined;
    };
  }, [map, base]);

  useEffect(() => {
    if (shown.current.scheme === scheme && shown.current.accent === accent) return;
    shown.current = { scheme, accent };
    added.current?.setLook({ scheme, accent, language: language.code, font: getComputedStyle(map.getContainer()).fontFamily });
  }, [map, scheme, accent]);

  return areMissing && <TilesNote />;
}
