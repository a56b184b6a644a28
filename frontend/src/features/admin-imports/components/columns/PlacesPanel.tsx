import { t } from '../../../../lib/i18n';
import { FormPanel } from '../../../../ui/form';
import { RadioField } from '../../../../ui/RadioField';
import type { ChoiceForm } from './useChoices';

/** Fields for whether new places are public, and for places that the site already has. */
export function PlacesPanel({ form: { values, setFieldValue } }: { form: ChoiceForm }) {
  const states = [
    { value: 'active', label: t('importColumns.publish'), text: t('importColumns.publishText') },
    { value: 'pending', label: t('importColumns.pending'), text: t('importColumns.pendingText') },
  ] as const;
  const policies = [
    { value: 'SAME', label: t('importColumns.same'), text: t('importColumns.sameText') },
    { value: 'ADD', label: t('importColumns.add'), text: t('importColumns.addText') },
    { value: 'SKIP', label: t('importColumns.skip'), text: t('importColumns.skipText') },
  ] as const;
  return (
    <>
      <FormPanel title={t('importColumns.newPlaces')}>
        <RadioField
          label={t('importColumns.newPlaces')}
          value={values.isPending ? 'pending' : 'active'}
          options={states}
          onChange={(state) => void setFieldValue('isPending', state === 'pending')}
        />
      </FormPanel>
      <FormPanel title={t('importColumns.samePlaces')} text={t('importColumns.samePlacesText')}>
        <RadioField
          label={t('importColumns.samePlaces')}
          value={values.duplicates}
          options={policies}
          onChange={(policy) => void setFieldValue('duplicates', policy)}
        />
      </FormPanel>
    </>
  );
}
