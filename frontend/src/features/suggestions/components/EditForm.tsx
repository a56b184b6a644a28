import Alert from '@mui/material/Alert';
import { inputRules } from '../../../graphql/inputRules.generated';
import { t } from '../../../lib/i18n';
import { FormPanel, LongField, SubmitButton } from '../../../ui/form';
import type { BaseMap } from '../../../ui/map';
import { PinField } from '../../../widgets/place-form';
import { ChangeList } from './ChangeList';
import { DetailPanels } from './DetailPanels';
import type { EditForm_EditFragment, EditForm_PlaceFragment } from './EditForm.generated';
import { FormLayout } from './FormLayout';
import { PIN_WORDS } from './pinWords';
import { RestoredNote } from './RestoredNote';
import { useEditForm } from './useEditForm';

const PLACE_ZOOM = 16;

interface Props {
  authorId: string;
  place: EditForm_PlaceFragment;
  kinds: readonly string[];
  base: BaseMap;
  onSuggested: (edit: EditForm_EditFragment) => void;
}

/** Form to suggest an edit to a place, with the list of changes beside it. Leaving it keeps a draft. */
export function EditForm({ authorId, place, kinds, base, onSuggested }: Props) {
  const form = useEditForm({ authorId, place, onSuggested });
  const { refusal, values } = form;
  return (
    <FormLayout
      formProps={form.formProps}
      side={<ChangeList changes={form.changes} />}
      end={
        <>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <SubmitButton busy={form.isSubmitting} size="large">
            {refusal ? t('suggestions.tryAgain') : t('suggestions.sendTheEdit')}
          </SubmitButton>
        </>
      }
    >
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <DetailPanels form={form} kinds={kinds.includes(place.category) ? kinds : [...kinds, place.category]} sign={form.sign} />
      <FormPanel title={t('suggestions.whereIsIt')}>
        <PinField form={form} words={PIN_WORDS} center={place.coordinates ?? place.city?.coordinates} zoom={PLACE_ZOOM} city={place.city} base={base} />
      </FormPanel>
      <FormPanel title={t('suggestions.forTheModerators')}>
        <LongField
          {...form.field('note')}
          value={values.note}
          label={t('suggestions.howDoYouKnow')}
          max={inputRules.SuggestPlaceEditInput.note.max}
          minRows={2}
          maxRows={8}
          hint={t('suggestions.optionalYouWereThereIt')}
        />
      </FormPanel>
    </FormLayout>
  );
}
