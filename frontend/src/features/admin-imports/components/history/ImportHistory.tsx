import { useQuery } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { t } from '../../../../lib/i18n';
import { FramedList, ListResults, pageOf, Section, useListAddress } from '../../../../widgets/console';
import { DraftItem } from './DraftItem';
import { ImportDraftsDocument, ImportHistoryDocument, ImportSourcesDocument } from './ImportHistory.generated';
import { ImportItem } from './ImportItem';
import { SourceItem } from './SourceItem';

/** Poll interval (ms) while an import runs or is undone. */
const POLL_MS = 2000;

/** Returns the page of imports of the address. It stays current while one runs or is undone. */
function useImports() {
  const { address } = useListAddress();
  const {
    data: current,
    previousData,
    loading,
    error,
    refetch,
    startPolling,
    stopPolling,
  } = useQuery(ImportHistoryDocument, {
    variables: { page: pageOf(address) },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const list = (current ?? previousData)?.imports;
  const isBusy = list?.items.some(({ state }) => state === 'RUNNING' || state === 'UNDOING') ?? false;
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  return { list, loading, error, onRetry: () => void refetch() };
}

/** Unfinished imports, all imports, and the sources whose columns are remembered. */
export function ImportHistory() {
  const imports = useImports();
  const drafts = useQuery(ImportDraftsDocument, { fetchPolicy: 'cache-and-network' }).data?.importDrafts ?? [];
  const sources = useQuery(ImportSourcesDocument, { fetchPolicy: 'cache-and-network' }).data?.importSources ?? [];
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2, md: 3 }, maxWidth: 1120 }}>
      {drafts.length > 0 && (
        <Section title={t('importHistory.unfinished')}>
          <FramedList label={t('importHistory.unfinished')}>
            {drafts.map((draft) => (
              <DraftItem key={draft.id} draft={draft} />
            ))}
          </FramedList>
        </Section>
      )}
      <Section title={t('importHistory.history')}>
        <ListResults
          {...imports}
          failure={{ title: t('importHistory.errorLoading'), text: t('importHistory.pleaseTryAgainLater') }}
          empty={{ title: t('importHistory.nothingYet'), text: t('importHistory.nothingYetText') }}
        >
          {(rows) => (
            <FramedList label={t('importHistory.history')}>
              {rows.map((record) => (
                <ImportItem key={record.id} record={record} />
              ))}
            </FramedList>
          )}
        </ListResults>
      </Section>
      {sources.length > 0 && (
        <Section title={t('importHistory.sources')}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
            {t('importHistory.sourcesText')}
          </Typography>
          <FramedList label={t('importHistory.sources')}>
            {sources.map((source) => (
              <SourceItem key={source.name} source={source} />
            ))}
          </FramedList>
        </Section>
      )}
    </Stack>
  );
}
