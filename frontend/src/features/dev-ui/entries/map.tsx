import Box from '@mui/material/Box';
import { useState } from 'react';
import { Map } from '../../../ui/Map';
import { PointMap } from '../../../ui/PointMap';
import { BrowseMap, makeIdStore, NoMap, type Point } from '../../../ui/map';
import { type Entry, LONG_NAME } from '../components/entry';

const CENTER = { latitude: 38.7139, longitude: -9.1394 };
/** Transparent tiles: the page requests nothing from other machines. */
const TILES = { url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', attribution: 'No tiles' };

function Picker() {
  const [position, onPick] = useState<Point>();
  return <Map height={260} center={CENTER} markers={[]} tiles={TILES} label="Position of the place" picker={{ position, label: 'New place', onPick }} />;
}

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
        tiles={TILES}
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
        <Map height={260} center={CENTER} tiles={TILES} label="Café Aurora" markers={[{ id: '1', position: CENTER, label: 'Café Aurora', popup: LONG_NAME }]} />
      ),
      picker: () => <Picker />,
    },
  },
  {
    name: 'PointMap',
    states: {
      points: () => (
        <PointMap
          height={260}
          area={AREA}
          tiles={TILES}
          label="Rows of a file"
          points={[-0.01, 0, 0.015].map((by, n) => ({ position: around(by), color: n === 0 ? '#2F5FA8' : '#2E7D4F', label: LONG_NAME }))}
        />
      ),
    },
  },
  { name: 'BrowseMap', isWide: true, states: { 'pins, cluster, own position': () => <Browse /> } },
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
