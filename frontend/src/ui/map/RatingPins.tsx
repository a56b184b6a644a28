import { memo, useRef } from 'react';
import { Pane, useMap, useMapEvents } from 'react-leaflet';
import { formatCompact, t } from '../../lib/i18n';
import { clusterSize } from './clusterSize';
import { type IdStore, useIsCurrent } from './idStore';
import type { PinCluster, RatingPin } from './types';
import { useInSteps } from './useInSteps';
import { usePlane } from './usePlane';

interface PinProps {
  id: string;
  label: string;
  text: string;
  x: number;
  y: number;
  lit: IdStore;
  selected: IdStore;
}

const Pin = memo(function Pin({ id, label, text, x, y, lit, selected }: PinProps) {
  const isSelected = useIsCurrent(selected, id);
  const isLit = useIsCurrent(lit, id);
  return (
    <button
      type="button"
      className={isLit || isSelected ? 'rating-pin is-lit' : 'rating-pin'}
      style={{ left: x, top: y }}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={() => selected.set(id)}
      onPointerEnter={() => lit.set(id)}
      onPointerLeave={() => lit.set(undefined)}
    >
      {text}
    </button>
  );
});

interface ClusterProps {
  cluster: PinCluster;
  x: number;
  y: number;
  onPress: (cluster: PinCluster) => void;
}

const isSameCluster = (a: ClusterProps, b: ClusterProps): boolean => a.cluster.id === b.cluster.id && a.x === b.x && a.y === b.y && a.onPress === b.onPress;

const Cluster = memo(function Cluster({ cluster, x, y, onPress }: ClusterProps) {
  const map = useMap();
  const { count } = cluster;
  const size = clusterSize(count);
  const press = () => {
    // Zooming removes the button, so the focus moves to the map.
    map.getContainer().focus({ preventScroll: true });
    onPress(cluster);
  };
  return (
    <button
      type="button"
      className="pin-cluster"
      style={{ left: x, top: y, width: size, height: size, margin: -size / 2 }}
      aria-label={t('ui.placesShowThem', { count })}
      onClick={press}
    >
      {formatCompact(count)}
    </button>
  );
}, isSameCluster);

interface Props {
  pins: readonly RatingPin[];
  clusters: readonly PinCluster[];
  lit: IdStore;
  selected: IdStore;
  onCluster: (cluster: PinCluster) => void;
}

/**
 * Places as pills with their rating, and clusters as round buttons. For speed with hundreds of pins, each is one memoized element, and all share one
 * compositor layer. Leaflet's own markers would each get a layer.
 */
export function RatingPins({ pins, clusters, lit, selected, onCluster }: Props) {
  const { plane, isZooming } = usePlane();
  const drawnPins = useInSteps(pins);
  const drawnClusters = useInSteps(clusters);
  const isDragged = useRef(false);
  useMapEvents({ dragstart: () => void (isDragged.current = true) });

  return (
    <Pane name="pins" style={{ zIndex: '600' }}>
      <div
        className={isZooming ? 'pins is-away' : 'pins'}
        onPointerDownCapture={() => void (isDragged.current = false)}
        onClickCapture={(event) => {
          // Ignores clicks at the end of a drag and while the pins are hidden. Key presses (`detail` 0) never follow a drag.
          if (isZooming || (isDragged.current && event.detail > 0)) event.stopPropagation();
        }}
      >
        {drawnClusters.map((cluster) => (
          <Cluster key={cluster.id} cluster={cluster} {...plane(cluster.position)} onPress={onCluster} />
        ))}
        {drawnPins.map(({ id, label, text, position }) => (
          <Pin key={id} id={id} label={label} text={text} {...plane(position)} lit={lit} selected={selected} />
        ))}
      </div>
    </Pane>
  );
}
