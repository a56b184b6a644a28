import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { formatList, isolate, t } from '../../../lib/i18n';
import { useDefinitionForm } from '../../../widgets/definitions';
import { ATTRIBUTES, type SettingValues } from '../../../widgets/settings';
import { fieldsOf, nameHere } from './attributeForm';
import { AttributeFormDocument, type AttributeForm_AttributeFragment, CreateAttributeDocument, SaveAttributeDocument } from './AttributeForm.generated';

/** Returns the names of options. */
function optionNames(keys: readonly string[], { value }: Pick<AttributeForm_AttributeFragment, 'value'>): string {
  const options = value.options as SettingValues[];
  return formatList(keys.map((key) => isolate(nameHere(options.find((option) => option.key === key)?.names, key))));
}

/** Form state of an attribute (new if undefined), with its save actions. */
export function useAttributeForm(attribute: AttributeForm_AttributeFragment | undefined) {
  const client = useApolloClient();
  return useDefinitionForm({
    group: ATTRIBUTES,
    stored: attribute,
    fieldsOf,
    async create({ key, ...value }) {
      const { data } = await client.mutate({ mutation: CreateAttributeDocument, variables: { key: String(key), value } });
      return data?.saved;
    },
    async save({ key }, version, value) {
      const { data } = await client.mutate({ mutation: SaveAttributeDocument, variables: { key, version, value } });
      return data?.saved;
    },
    async list() {
      const { data } = await client.query({ query: AttributeFormDocument, fetchPolicy: 'network-only' });
      return data?.adminAttributes;
    },
    pathOf: ({ id }) => paths.adminAttribute(id),
    said(saved) {
      if (!attribute) return t('adminAttributes.theAttributeIsAdded');
      if (!saved || saved.retired.length === 0) return t('definitions.yourChangesAreSaved');
      return t('adminAttributes.savedAndRetired', { count: saved.retired.length, options: optionNames(saved.retired, saved.definition) });
    },
  });
}
