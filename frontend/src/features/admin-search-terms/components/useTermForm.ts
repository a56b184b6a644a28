import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useDefinitionForm } from '../../../widgets/definitions';
import { TERMS } from '../../../widgets/settings';
import { fieldsOf } from './termForm';
import { CreateSearchTermDocument, SaveSearchTermDocument, TermFormDocument, type TermForm_TermFragment } from './TermForm.generated';

/** Form state of a search term (new if undefined), with its save actions. */
export function useTermForm(term: TermForm_TermFragment | undefined) {
  const client = useApolloClient();
  return useDefinitionForm({
    group: TERMS,
    stored: term,
    fieldsOf,
    create: async ({ key, ...value }) => (await client.mutate({ mutation: CreateSearchTermDocument, variables: { key: String(key), value } })).data?.saved,
    save: async ({ key }, version, value) => (await client.mutate({ mutation: SaveSearchTermDocument, variables: { key, version, value } })).data?.saved,
    list: async () => (await client.query({ query: TermFormDocument, fetchPolicy: 'network-only' })).data?.adminSearchTerms,
    pathOf: ({ id }) => paths.adminSearchTerm(id),
    said: () => (term ? t('definitions.yourChangesAreSaved') : t('adminSearchTerms.theTermIsAdded')),
  });
}
