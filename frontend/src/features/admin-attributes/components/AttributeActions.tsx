import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { useReport } from '../../../widgets/definitions';
import { AFTER_SAVE } from '../../../widgets/record-form';
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
  const name = nameHere(value.names, key);
  const navigate = useNavigate();
  const report = useReport();
  const [remove] = useMutation(DeleteAttributeDocument);
  const [isOpen, open] = useState(false);

  async function act() {
    const { data } = await remove({ variables: { key, version } });
    void navigate(paths.adminAttributes, { replace: true, state: AFTER_SAVE });
    if (data) report(t('definitions.isDeleted', { name }), data.change);
    return true;
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => open(true)}>
        {t('definitions.delete')}
      </Button>
      <ConfirmStep
        isOpen={isOpen}
        title={t('definitions.deleteName', { name })}
        text={placesWords(attribute)}
        labels={{ confirm: t('adminAttributes.deleteAttribute'), cancel: t('definitions.keepIt') }}
        act={act}
        onClose={() => open(false)}
      />
    </>
  );
}
