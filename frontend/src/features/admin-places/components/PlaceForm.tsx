import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PlaceStatus } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import { History, StandingChip } from '../../../widgets/console';
import { LikelyPlaces } from '../../../widgets/place-form';
import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import { PlaceDecision } from './PlaceDecision';
import type { PlaceValues } from './placeForm';
import type { PlaceForm_ChoicesFragment, PlaceForm_PlaceFragment } from './PlaceForm.generated';
import { PlaceSections } from './PlaceSections';
import { RecordPage, RevisionNote } from '../../../widgets/record-form';
import { usePlaceForm } from './usePlaceForm';

const STANDINGS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  PENDING: { label: 'Pending', tone: 'warning' },
  INACTIVE: { label: 'Inactive', tone: 'error' },
} as const satisfies Record<PlaceStatus, object>;

interface Props {
  /** Absent for a new place. */
  place?: PlaceForm_PlaceFragment;
  choices: PlaceForm_ChoicesFragment;
  /** Renders the card that visitors will see. */
  renderPreview: (values: PlaceValues, city: PlaceCity_CityFragment | undefined) => ReactNode;
}

function Actions({ place }: { place: PlaceForm_PlaceFragment }) {
  const { label, tone } = STANDINGS[place.status];
  return (
    <>
      <Box sx={{ alignSelf: 'center' }}>
        <StandingChip tone={tone}>{label}</StandingChip>
      </Box>
      {place.viewerCan.moderate && <PlaceDecision place={{ id: place.id, name: place.name, version: place.revision?.version ?? 0 }} />}
      <Button href={paths.place(place.id)} target="_blank" variant="outlined" color="inherit" aria-label={`View ${place.name} (in a new tab)`}>
        View
      </Button>
    </>
  );
}

/** Form for a new or an existing place. */
export function PlaceForm({ place, choices, renderPreview }: Props) {
  const { form, parts, city, sign, likely } = usePlaceForm(place);
  return (
    <RecordPage
      title={place ? place.name : 'Add Place'}
      actions={place && <Actions place={place} />}
      form={form}
      parts={parts}
      preview={renderPreview(form.values, city)}
      note={place?.revision ? <RevisionNote revision={place.revision} creator={place.createdBy?.name} /> : 'Everyone sees it as soon as it is saved.'}
      history={place && <History kind="PLACE" id={place.id} />}
    >
      <PlaceSections form={form} city={city} kinds={choices.placeKinds} tiles={choices.site.mapTiles} sign={sign} />
      <LikelyPlaces likely={likely} values={form.values} onGoOn={form.submitForm} />
    </RecordPage>
  );
}
