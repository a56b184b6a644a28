import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { DefinitionPending } from '../../../widgets/definitions';
import { AttributeForm } from '../components/AttributeForm';
import { EditAttributeScreenDocument } from './EditAttributeScreen.generated';

/** Form for an existing attribute: /admin/attributes/:ref, with its id or key. */
export function EditAttributeScreen() {
  const { ref = '' } = useParams();
  // `cache-and-network`: the form must start from the server's current data.
  const { data, ...state } = useQuery(EditAttributeScreenDocument, { fetchPolicy: 'cache-and-network' });
  const attribute = data?.adminAttributes.find(({ id, key }) => id === ref || key === ref);

  if (data && attribute) return <AttributeForm key={attribute.id} attribute={attribute} icons={data.categoryIcons} />;
  return (
    <DefinitionPending
      title={t('adminAttributes.editAttribute')}
      state={state}
      loading={t('adminAttributes.loadingAttribute')}
      missing={{
        title: t('adminAttributes.notFound'),
        text: t('adminAttributes.notFoundText'),
        back: { to: paths.adminAttributes, label: t('adminAttributes.backToAttributes') },
      }}
    />
  );
}
