import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { DefinitionPending } from '../../../widgets/definitions';
import { AttributeForm } from '../components/AttributeForm';
import { NewAttributeScreenDocument } from './NewAttributeScreen.generated';

/** Form for a new attribute: /admin/attributes/new. */
export function NewAttributeScreen() {
  const { data, ...state } = useQuery(NewAttributeScreenDocument);
  if (data) return <AttributeForm icons={data.categoryIcons} />;
  return <DefinitionPending title={t('adminAttributes.addAttribute')} state={state} loading={t('adminAttributes.loadingAttribute')} />;
}
