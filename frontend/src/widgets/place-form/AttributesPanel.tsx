import { t } from '../../lib/i18n';
import { FormPanel } from '../../ui/form';
import { lazySection } from '../../ui/lazy';
import type { AttributesForm } from './AttributeFields';

export type { AttributesForm };

/** Fields of the attributes, loaded after the rest of the form. */
const AttributeFields = lazySection(
  () => import('./AttributeFields').then((file) => file.AttributeFields),
  () => null,
);

/** Section of a form with the attributes of a place. */
export function AttributesPanel({ form }: { form: AttributesForm }) {
  return (
    <FormPanel title={t('attributes.featuresAndServices')} text={t('attributes.leaveOutWhatYouDoNotKnow')}>
      <AttributeFields form={form} />
    </FormPanel>
  );
}
