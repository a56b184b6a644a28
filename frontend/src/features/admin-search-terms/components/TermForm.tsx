import { formatDateTime, t } from '../../../lib/i18n';
import { History } from '../../../widgets/console';
import { RecordPage } from '../../../widgets/record-form';
import { TermActions } from './TermActions';
import { nameOf } from './termForm';
import type { TermForm_TermFragment } from './TermForm.generated';
import { TermSections } from './TermSections';
import { useTermForm } from './useTermForm';

/** Form for a search term. @param props.term absent for a new one */
export function TermForm({ term }: { term?: TermForm_TermFragment }) {
  const { form, parts, fields } = useTermForm(term);
  return (
    <RecordPage
      title={term ? nameOf(term) : t('adminSearchTerms.addTerm')}
      actions={term && <TermActions term={term} />}
      form={form}
      parts={parts}
      note={term ? t('definitions.lastChanged', { time: formatDateTime(term.updatedAt) }) : t('adminSearchTerms.searchesUseIt')}
      history={term && <History kind="SEARCH_TERM" id={term.id} />}
    >
      <TermSections form={form} fields={fields} storedKey={term?.key} />
    </RecordPage>
  );
}
