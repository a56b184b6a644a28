import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ImportDraftState } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { Spinner } from '../../../ui/feedback';
import { ConsolePage } from '../../../widgets/console';
import { RecordFailed, RecordNotFound } from '../../../widgets/record-form';
import { ColumnsStep } from '../components/columns/ColumnsStep';
import { FileStep } from '../components/file/FileStep';
import { PreviewStep } from '../components/preview/PreviewStep';
import { ResultStep } from '../components/run/ResultStep';
import { RunStep } from '../components/run/RunStep';
import { Steps } from '../components/Steps';
import { type OpenStep, openSteps, shownStep } from '../components/importSteps';
import { ImportScreenDocument } from './ImportScreen.generated';

/** Poll interval (ms) while the server works on the file. */
const POLL_MS = 1500;

/** States in which the server works on the file. */
const BUSY: readonly ImportDraftState[] = ['READING', 'PREVIEWING', 'RUNNING'];

/** Loads an import, and keeps it current while the server works on it. */
function useImport(id: string) {
  const query = useQuery(ImportScreenDocument, { variables: { id }, fetchPolicy: 'cache-and-network', skipPollAttempt: () => document.hidden });
  const { data, startPolling, stopPolling } = query;
  const isBusy = data !== undefined && BUSY.includes(data.importDraft.state);
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  return query;
}

/** Steps of one import: /admin/imports/:id. The address names an earlier step that the admin has opened. */
export function ImportScreen() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useImport(id);
  const [address, setAddress] = useSearchParams();
  const open = (step: OpenStep) => setAddress(step === 'preview' ? {} : { step });

  if (isNotFound(error)) {
    const back = { to: paths.adminImports, label: t('importSteps.backToImports') };
    return <RecordNotFound title={t('importSteps.notFound')} text={t('importSteps.notFoundText')} back={back} />;
  }
  const title = t('importSteps.importFile');
  if (!data)
    return error && !loading ? <RecordFailed title={title} error={error} onRetry={() => void refetch()} /> : <Spinner label={t('importSteps.loading')} />;
  const draft = data.importDraft;
  const steps = openSteps({ state: draft.state, isRead: draft.reading !== null });
  const step = shownStep({ state: draft.state, hasFailed: draft.reading !== null && draft.problem !== null, chosen: address.get('step'), steps });
  return (
    <ConsolePage title={title}>
      <Steps current={step} open={steps} onOpen={open} />
      {step === 'file' && <FileStep draft={draft} onNext={() => open('columns')} />}
      {step === 'columns' && <ColumnsStep draft={draft} onDone={() => open('preview')} />}
      {step === 'preview' && <PreviewStep draft={draft} onBack={() => open('columns')} />}
      {step === 'run' && <RunStep draft={draft} />}
      {step === 'result' && <ResultStep draft={draft} />}
    </ConsolePage>
  );
}
