import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { DefinitionPending } from '../../../widgets/definitions';
import { TermForm } from '../components/TermForm';
import { EditSearchTermScreenDocument } from './EditSearchTermScreen.generated';

/** Form for an existing search term: /admin/search-terms/:ref, with its id or key. */
export function EditSearchTermScreen() {
  const { ref = '' } = useParams();
  // `cache-and-network`: the form must start from the server's current data.
  const { data, ...state } = useQuery(EditSearchTermScreenDocument, { fetchPolicy: 'cache-and-network' });
  const term = data?.adminSearchTerms.find(({ id, key }) => id === ref || key === ref);

  if (term) return <TermForm key={term.id} term={term} />;
  return (
    <DefinitionPending
      title={t('adminSearchTerms.editTerm')}
      state={state}
      loading={t('adminSearchTerms.loadingTerm')}
      missing={{
        title: t('adminSearchTerms.notFound'),
        text: t('adminSearchTerms.notFoundText'),
        back: { to: paths.adminSearchTerms, label: t('adminSearchTerms.backToTerms') },
      }}
    />
  );
}
