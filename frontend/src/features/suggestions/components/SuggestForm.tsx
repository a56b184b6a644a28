import Alert from '@mui/material/Alert';
import { t } from '../../../lib/i18n';
import { FormPanel, SubmitButton } from '../../../ui/form';
import type { BaseMap } from '../../../ui/map';
import { PhotoPicker } from '../../../widgets/photos';
import { CityChoice, LikelyPlaces, PinField } from '../../../widgets/place-form';
import { MAX_PHOTOS } from '../suggestion';
import { DetailPanels } from './DetailPanels';
import { FormLayout } from './FormLayout';
import { GoodToKnow } from './GoodToKnow';
import { PIN_WORDS } from './pinWords';
import { RestoredNote } from './RestoredNote';
import type { SuggestForm_PlaceFragment } from './SuggestForm.generated';
import { useSuggestForm } from './useSuggestForm';

const CITY_ZOOM = 13;

interface Props {
  authorId: string;
  /** City to start with; empty for none. */
  cityId: string;
  kinds: readonly string[];
  base: BaseMap;
  onSuggested: (place: SuggestForm_PlaceFragment) => void;
}

/** Form to suggest a new place. Leaving it keeps a draft. */
export function SuggestForm({ authorId, cityId, kinds, base, onSuggested }: Props) {
  const form = useSuggestForm({ authorId, cityId, onSuggested });
  const { city, sign, likely, refusal, values, setFieldValue } = form;
  return (
    <FormLayout
      formProps={form.formProps}
      side={<GoodToKnow />}
      end={
        <>
          {refusal && <Alert severity="error">{refusal.message}</Alert>}
          <SubmitButton busy={form.isSubmitting} size="large">
            {refusal ? t('suggestions.tryAgain') : t('suggestions.sendTheSuggestion')}
          </SubmitButton>
        </>
      }
    >
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <FormPanel title={t('suggestions.whereIsIt')}>
        <CityChoice
          city={city ?? null}
          message={form.field('cityId').message}
          onChange={(id) => void setFieldValue('cityId', id)}
          onBlur={() => void form.setFieldTouched('cityId')}
        />
        <PinField form={form} words={PIN_WORDS} center={city?.coordinates} zoom={CITY_ZOOM} city={city} base={base} />
      </FormPanel>
      <DetailPanels form={form} kinds={kinds} sign={sign}>
        <PhotoPicker
          label={t('suggestions.photos')}
          value={values.photos}
          max={MAX_PHOTOS}
          error={refusal?.photos}
          onChange={(photos) => void setFieldValue('photos', photos)}
          onBusy={form.setUploading}
        />
      </DetailPanels>
      <LikelyPlaces likely={likely} values={values} onGoOn={form.submitForm} />
    </FormLayout>
  );
}
