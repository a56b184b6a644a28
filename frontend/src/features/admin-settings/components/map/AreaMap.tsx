import type { Area } from '../../../../lib/address';
import type { BaseMap } from '../../../../ui/map';
import { PointMap } from '../../../../ui/PointMap';

const NO_POINTS = [] as const;

interface Props {
  base: BaseMap;
  /** Area to show at first. */
  area: Area;
  hasOutline?: boolean;
  /** Accessible name of the map. */
  label: string;
}

/** Map of an area. */
export function AreaMap({ base, area, hasOutline = false, label }: Props) {
  const { southWest, northEast } = area;
  return (
    <PointMap key={JSON.stringify([southWest, northEast])} height={300} area={area} hasOutline={hasOutline} points={NO_POINTS} base={base} label={label} />
  );
}
