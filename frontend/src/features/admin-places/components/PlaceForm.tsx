import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { History } from '../../../widgets/console';
import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import type { PlaceValues } from './placeForm';
import type { PlaceForm_ChoicesFragment, PlaceForm_PlaceFragment } from './PlaceForm.generated';
import { PlaceSections } from './PlaceSections';
import { RecordPage, RevisionNote } from '../../../widgets/record-form';
import { usePlaceForm } from './usePlaceForm';

interface Props {
  /** Absent for a new place. */
  place?: PlaceForm_PlaceFragment;
  /** Id of the city of a new place; absent to leave it open. */
  cityId?: string | undefined;
  choices: PlaceForm_ChoicesFragment;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Renders the card that visitors will see. */
  renderPreview: (values: PlaceValues, city: PlaceCity_CityFragment | undefined) => ReactNode;
  /** Question before a new place is saved: whether it is asked, and how it is shown. */
  question?: { isAsked: (values: PlaceValues) => Promise<boolean>; render: (values: PlaceValues, onGoOn: () => unknown) => ReactNode };
}

/** Form for a new or an existing place. */
export function PlaceForm({ place, cityId, choices, actions, renderPreview, question }: Props) {
  const { form, parts, city, sign } = usePlaceForm(place, cityId, question?.isAsked);
  return (
    <RecordPage
      title={place ? place.name : t('adminPlaces.addPlace')}
      actions={actions}
      form={form}
      parts={parts}
      preview={renderPreview(form.values, city)}
      note={place?.revision ? <RevisionNote revision={place.revision} creator={place.createdBy?.name} /> : t('adminPlaces.everyoneSeesIt')}
      history={place && <History kind="PLACE" id={place.id} />}
    >
      <PlaceSections form={form} city={city} kinds={choices.placeKinds} base={choices.site.map} sign={sign} />
      {question?.render(form.values, form.submitForm)}
    </RecordPage>
  );
}
