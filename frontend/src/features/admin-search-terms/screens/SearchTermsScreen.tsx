import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useChange } from '../../../widgets/console';
import { DefinitionsPage, useOrder } from '../../../widgets/definitions';
import { nameOf, searchTextOf } from '../components/termForm';
import { TermItem } from '../components/TermItem';
import { MoveSearchTermsDocument, type TermItem_TermFragment } from '../components/TermItem.generated';
import { SearchTermsScreenDocument } from './SearchTermsScreen.generated';

const keyOf = ({ key }: TermItem_TermFragment): string => key;

/** Words of the search with their meanings, in their order: /admin/search-terms. */
export function SearchTermsScreen() {
  const { data, ...state } = useQuery(SearchTermsScreenDocument, { fetchPolicy: 'cache-and-network' });
  const change = useChange();
  const send = useCallback((keys: string[]) => change(MoveSearchTermsDocument, { keys }, () => t('definitions.orderSaved')), [change]);
  const { shown, move } = useOrder(data?.adminSearchTerms ?? [], keyOf, send);

  return (
    <DefinitionsPage
      title={t('adminSearchTerms.title')}
      help={t('adminSearchTerms.help')}
      add={{ to: paths.newSearchTerm, label: t('adminSearchTerms.addTerm') }}
      rows={data && shown}
      state={state}
      failure={t('adminSearchTerms.errorLoading')}
      empty={{ title: t('adminSearchTerms.noTermsYet'), text: t('adminSearchTerms.addTheFirst') }}
      search={{
        label: t('adminSearchTerms.searchTerms'),
        placeholder: t('adminSearchTerms.searchByWord'),
        wordsOf: searchTextOf,
        countText: (count) => t('adminSearchTerms.termsCount', { count }),
        none: { title: t('adminSearchTerms.noneFound'), text: t('adminSearchTerms.tryAnotherWord') },
      }}
      nameOf={nameOf}
      move={move}
    >
      {(term, position) => <TermItem key={term.id} term={term} position={position} />}
    </DefinitionsPage>
  );
}
