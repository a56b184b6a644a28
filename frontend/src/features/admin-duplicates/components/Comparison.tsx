import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { t } from '../../../lib/i18n';
import { Map } from '../../../ui/Map';
import type { BaseMap } from '../../../ui/map';
import { PanelGrid, Section } from '../../../widgets/console';
import type { ComparedPlace_PlaceFragment } from './ComparedPlace.generated';
import { MergeDialog } from './MergeDialog';
import { type Choices, takenOf } from './mergeFields';
import { PlaceChoice } from './PlaceChoice';
import { useMerge } from './useMerge';
import { ValueTable } from './ValueTable';

const ZOOM = 17;

interface Props {
  pair: readonly [ComparedPlace_PlaceFragment, ComparedPlace_PlaceFragment];
  base: BaseMap;
  onDifferent: () => void;
}

/** Returns the place that rather stays: a public one, then the one with more reviews and photos, then the older one. */
function betterOf([a, b]: Props['pair']): string {
  const rank = ({ place, reviews, photos, favorites, lists }: ComparedPlace_PlaceFragment) => [
    place.status === 'ACTIVE' ? 1 : 0,
    reviews + photos + favorites + lists,
  ];
  const [[isPublic = 0, parts = 0], [isOtherPublic = 0, otherParts = 0]] = [rank(a), rank(b)];
  const lead = isPublic - isOtherPublic || parts - otherParts || Date.parse(b.place.createdAt) - Date.parse(a.place.createdAt);
  return lead >= 0 ? a.place.id : b.place.id;
}

/** Two places side by side: which one stays, and which values it gets. */
export function Comparison({ pair, base, onDifferent }: Props) {
  const group = useId();
  const [keepId, setKeepId] = useState(() => betterOf(pair));
  const [choices, setChoices] = useState<Choices>({});
  const [isAsking, setIsAsking] = useState(false);
  const merge = useMerge();
  const [a, b] = pair;
  const places = [a.place, b.place] as const;
  const [keep, drop] = keepId === b.place.id ? [b.place, a.place] : [a.place, b.place];
  const markers = useMemo(
    () =>
      [a.place, b.place].flatMap(({ id, name, coordinates }) => (coordinates ? [{ id, position: coordinates, label: name, popup: <bdi>{name}</bdi> }] : [])),
    [a.place, b.place],
  );
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2, md: 3 }, maxWidth: 1120 }}>
      <PanelGrid label={t('adminDuplicates.whichStays')} columns={2}>
        {pair.map((compared) => (
          <PlaceChoice
            key={compared.place.id}
            compared={compared}
            group={group}
            isKept={compared.place.id === keep.id}
            onKeep={() => setKeepId(compared.place.id)}
          />
        ))}
      </PanelGrid>
      <Section title={t('adminDuplicates.values')}>
        <ValueTable places={places} keep={keep} drop={drop} choices={choices} onChoose={(name, id) => setChoices((all) => ({ ...all, [name]: id }))} />
      </Section>
      {markers[0] && <Map center={markers[0].position} zoom={ZOOM} height={320} markers={markers} base={base} label={t('adminDuplicates.map')} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setIsAsking(true)} sx={{ minHeight: 44 }}>
          {t('adminDuplicates.merge')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={onDifferent} sx={{ minHeight: 44 }}>
          {t('adminDuplicates.different')}
        </Button>
      </Stack>
      <MergeDialog
        keptName={keep.name}
        goneName={drop.name}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onMerge={() => merge(keep, drop, takenOf(keep, drop, choices))}
      />
    </Stack>
  );
}
