import { useMutation } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { DeleteDefinition } from '../../../widgets/definitions';
import { nameOf } from './termForm';
import { DeleteSearchTermDocument, type TermForm_TermFragment } from './TermForm.generated';

/** Button on the page of a search term that deletes it after a question. */
export function TermActions({ term }: { term: TermForm_TermFragment }) {
  const { key, version } = term;
  const [remove] = useMutation(DeleteSearchTermDocument);
  return (
    <DeleteDefinition
      name={nameOf(term)}
      text={t('adminSearchTerms.meanNothing')}
      confirm={t('adminSearchTerms.deleteTerm')}
      list={paths.adminSearchTerms}
      remove={async () => (await remove({ variables: { key, version } })).data?.change}
    />
  );
}
