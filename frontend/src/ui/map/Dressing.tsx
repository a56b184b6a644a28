import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** What Leaflet lets one set only on the finished map: its name, and no advertisement of its own. */
export function Dressing({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    map.getContainer().setAttribute('role', 'region');
    map.getContainer().setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}
