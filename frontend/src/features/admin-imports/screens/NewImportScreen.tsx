import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { ConsolePage } from '../../../widgets/console';
import { ImportDrop } from '../components/file/ImportDrop';
import { Steps } from '../components/Steps';

/** First step of an import, which takes the file: /admin/imports/new. */
export function NewImportScreen() {
  const navigate = useNavigate();
  return (
    <ConsolePage title={t('importSteps.importFile')}>
      <Steps current="file" open={[]} />
      <ImportDrop onUploaded={(id) => void navigate(paths.adminImport(id), { replace: true })} />
    </ConsolePage>
  );
}
