import Box from '@mui/material/Box';
import { useState } from 'react';
import { Map } from '../../../ui/Map';
import { PointMap } from '../../../ui/PointMap';
import { type BaseMap, BrowseMap, makeIdStore, NoMap, type Point, StaticPicture } from '../../../ui/map';
import { type Entry, LONG_NAME } from '../components/entry';

const CENTER = { latitude: 38.7139, longitude: -9.1394 };
/** Transparent tiles: the page requests nothing from other machines. */
const TILES = { url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', attribution: 'No tiles' };
const BASE: BaseMap = { source: 'TILES', hasBorders: true, tiles: TILES, layers: [] };
const NO_BASE: BaseMap = { source: 'NONE', hasBorders: false, tiles: null, layers: [] };

function Picker() {
  const [position, onPick] = useState<Point>();
  return <Map height={260} center={CENTER} markers={[]} base={BASE} label="Position of the place" picker={{ position, label: 'New place', onPick }} />;
}

/** Empty picture. The part after `#` gets the color scheme. */
const PICTURE = { path: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>#", credit: '© <a href="/dev/ui">Cartographers</a>', hasStreets: true };

const around = (by: number) => ({ latitude: CENTER.latitude + by, longitude: CENTER.longitude + 2 * by });
const AREA = { southWest: around(-0.02), northEast: around(0.02) };

function Browse() {
  const [stores] = useState(() => ({ lit: makeIdStore(), selected: makeIdStore() }));
  return (
    <Box sx={{ height: 300, position: 'relative', isolation: 'isolate' }}>
      <BrowseMap
        {...stores}
        focus={{ key: 'all', area: AREA }}
        pins={[0, 0.012].map((by, n) => ({ id: String(n), position: around(by), label: `Place ${n}`, text: n === 0 ? '4.7' : '★' }))}
        clusters={[{ id: 'cluster', position: around(-0.012), count: 12_345, area: AREA }]}
        onView={() => undefined}
        onDense={() => undefined}
        own={around(0.005)}
        base={BASE}
        label="Places of Lisbon"
      />
    </Box>
  );
}

export const map: Entry[] = [
  {
    name: 'Map',
    states: {
      marker: () => (
        <Map height={260} center={CENTER} base={BASE} label="Café Aurora" markers={[{ id: '1', position: CENTER, label: 'Café Aurora', popup: LONG_NAME }]} />
      ),
      picker: () => <Picker />,
      'no base map': () => (
        <Map
          height={260}
          center={CENTER}
          base={NO_BASE}
          label="Café Aurora"
          markers={[{ id: '1', position: CENTER, label: 'Café Aurora', popup: LONG_NAME }]}
        />
      ),
    },
  },
  {
    name: 'PointMap',
    states: {
      points: () => (
        <PointMap
          height={260}
          area={AREA}
          base={BASE}
          label="Rows of a file"
          points={[-0.01, 0, 0.015].map((by, n) => ({ position: around(by), color: n === 0 ? '#2F5FA8' : '#2E7D4F', label: LONG_NAME }))}
        />
      ),
      'outlined area': () => <PointMap height={260} area={AREA} hasOutline points={[]} base={BASE} label="Area of Lisbon" />,
    },
  },
  { name: 'BrowseMap', isWide: true, states: { 'pins, cluster, own position': () => <Browse /> } },
  {
    name: 'StaticPicture',
    states: {
      'below a map': () => (
        <Map
          height={260}
          center={CENTER}
          base={BASE}
          below={<StaticPicture picture={PICTURE} label="Café Aurora" />}
          label="Café Aurora"
          markers={[{ id: '1', position: CENTER, label: 'Café Aurora', popup: LONG_NAME }]}
        />
      ),
    },
  },
  {
    name: 'NoMap',
    states: {
      error: () => (
        <Box sx={{ height: 120 }}>
          <NoMap />
        </Box>
      ),
    },
  },
];
