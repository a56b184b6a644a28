import type { Marker as LeafletMarker } from 'leaflet';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Area, Point } from '../../lib/mapAddress';
import { formatCompact, formatNumber } from '../../lib/format';
import { buttonIcon } from './buttonIcon';
import { type Lit, useIsLit } from './lit';
import type { PinCluster, RatingPin } from './types';
import { useInSteps } from './useInSteps';

interface PinProps {
  pin: RatingPin;
  lit: Lit;
  isSelected: boolean;
  onPress: (id: string) => void;
}

/** Above all others. */
const ON_TOP = 10_000;

/** Whether two points are the same; a map that has moved tells of each anew. */
const isSame = (a: Point, b: Point): boolean => a.latitude === b.latitude && a.longitude === b.longitude;

const isSamePin = (a: PinProps, b: PinProps): boolean =>
  a.pin.label === b.pin.label && a.pin.text === b.pin.text && isSame(a.pin.position, b.pin.position) &&
  a.isSelected === b.isSelected && a.lit === b.lit && a.onPress === b.onPress;

const Pin = memo(function Pin({ pin: { id, position, label, text }, lit, isSelected, onPress }: PinProps) {
  const marker = useRef<LeafletMarker>(null);
  const isLit = useIsLit(lit, id);
  const icon = useMemo(() => buttonIcon('rating-pin', text, label, [44, 28]), [text, label]);
  const eventHandlers = useMemo(
    () => ({ click: () => onPress(id), mouseover: () => lit.set(id), mouseout: () => lit.set(undefined) }),
    [id, onPress, lit],
  );
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.classList.toggle('is-lit', isLit || isSelected);
    element?.querySelector('button')?.setAttribute('aria-pressed', String(isSelected));
    marker.current?.setZIndexOffset(isLit || isSelected ? ON_TOP : 0);
  }, [isLit, isSelected, icon]);
  return <Marker ref={marker} position={[position.latitude, position.longitude]} icon={icon} keyboard={false} eventHandlers={eventHandlers} />;
}, isSamePin);

/** Pixels across: from the smallest that a finger meets, a little more for each ten times as many. */
const sizeOf = (count: number): number => 32 + Math.round(6 * Math.log10(count));

interface ClusterProps {
  cluster: PinCluster;
  onPress: (area: Area) => void;
}

const isSameCluster = (a: ClusterProps, b: ClusterProps): boolean =>
  a.cluster.id === b.cluster.id && isSame(a.cluster.area.southWest, b.cluster.area.southWest) && isSame(a.cluster.area.northEast, b.cluster.area.northEast) &&
  a.onPress === b.onPress;

const Cluster = memo(function Cluster({ cluster: { position, count, area }, onPress }: ClusterProps) {
  const map = useMap();
  const icon = useMemo(() => {
    const size = sizeOf(count);
    return buttonIcon('pin-cluster', formatCompact(count), `${formatNumber(count)} places, show them`, [size, size]);
  }, [count]);
  const eventHandlers = useMemo(
    () => ({
      click: () => {
        // The button is about to be no more: whoever uses the keyboard stays on the map.
        map.getContainer().focus({ preventScroll: true });
        onPress(area);
      },
    }),
    [map, area, onPress],
  );
  return <Marker position={[position.latitude, position.longitude]} icon={icon} keyboard={false} eventHandlers={eventHandlers} />;
}, isSameCluster);

interface Props {
  pins: readonly RatingPin[];
  clusters: readonly PinCluster[];
  lit: Lit;
  selected: string | undefined;
  onPin: (id: string) => void;
  onCluster: (area: Area) => void;
}

/** Places as pills with their rating, and round buttons for several of them. Each is drawn again only when it is another. */
export function RatingPins({ pins, clusters, lit, selected, onPin, onCluster }: Props) {
  const drawnPins = useInSteps(pins);
  const drawnClusters = useInSteps(clusters);
  return (
    <>
      {drawnClusters.map((cluster) => (
        <Cluster key={cluster.id} cluster={cluster} onPress={onCluster} />
      ))}
      {drawnPins.map((pin) => (
        <Pin key={pin.id} pin={pin} lit={lit} isSelected={pin.id === selected} onPress={onPin} />
      ))}
    </>
  );
}
