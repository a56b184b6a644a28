import { useMutation } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { DeleteDefinition } from '../../../widgets/definitions';
import { nameHere } from './attributeForm';
import { type AttributeForm_AttributeFragment, DeleteAttributeDocument } from './AttributeForm.generated';

/** Returns a sentence about the places that have values of an attribute. */
function placesWords({ placesCount, isEstimate }: AttributeForm_AttributeFragment): string {
  if (placesCount === 0) return t('adminAttributes.noPlaceHasIt');
  return isEstimate ? t('adminAttributes.aboutPlacesHaveIt', { count: placesCount }) : t('adminAttributes.placesHaveIt', { count: placesCount });
}

/** Button on the page of an attribute that deletes it after a question. */
export function AttributeActions({ attribute }: { attribute: AttributeForm_AttributeFragment }) {
  const { key, version, value } = attribute;
  const [remove] = useMutation(DeleteAttributeDocument);
  return (
    <DeleteDefinition
      name={nameHere(value.names, key)}
      text={placesWords(attribute)}
      confirm={t('adminAttributes.deleteAttribute')}
      list={paths.adminAttributes}
      remove={async () => (await remove({ variables: { key, version } })).data?.change}
    />
  );
}
