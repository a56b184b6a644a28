import { formatDateTime, t } from '../../../lib/i18n';
import { History } from '../../../widgets/console';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import { RecordPage } from '../../../widgets/record-form';
import { AttributeActions } from './AttributeActions';
import { nameHere } from './attributeForm';
import type { AttributeForm_AttributeFragment } from './AttributeForm.generated';
import { AttributeSections } from './AttributeSections';
import { useAttributeForm } from './useAttributeForm';

interface Props {
  /** Absent for a new attribute. */
  attribute?: AttributeForm_AttributeFragment;
  icons: readonly IconField_IconFragment[];
}

/** Form for a new or an existing attribute. */
export function AttributeForm({ attribute, icons }: Props) {
  const { form, parts, fields } = useAttributeForm(attribute);
  return (
    <RecordPage
      title={attribute ? nameHere(attribute.value.names, attribute.key) : t('adminAttributes.addAttribute')}
      actions={attribute && <AttributeActions attribute={attribute} />}
      form={form}
      parts={parts}
      note={attribute ? t('definitions.lastChanged', { time: formatDateTime(attribute.updatedAt) }) : t('adminAttributes.formsAskForIt')}
      history={attribute && <History kind="ATTRIBUTE" id={attribute.id} />}
    >
      <AttributeSections form={form} fields={fields} attribute={attribute} icons={icons} />
    </RecordPage>
  );
}
