import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { BulkProgress, ConsolePage, FilterRow, FramedList, ListResults, ListSearch, ListTabs, ListTotal, useAdminList } from '../../../widgets/console';
import { BinRow } from '../components/BinRow';
import { BinCountsDocument, BinScreenDocument } from './BinScreen.generated';
import { binVariables } from './binQuery';

/** Things that were deleted within the last 30 days: /admin/deleted. */
export function BinScreen() {
  const { variables, state } = useAdminList(BinScreenDocument, binVariables, ({ bin }) => bin);
  const counts = useQuery(BinCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.binCounts;
  const isSearch = variables.search !== null;

  return (
    <ConsolePage title={t('bin.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
        {t('bin.keptForThirtyDays')}
      </Typography>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: { xs: 1.5, sm: 2 } }}>
        <ListTabs
          label={t('bin.kind')}
          tabs={[
            { label: t('bin.cities'), count: counts?.cities, params: {} },
            { label: t('bin.places'), count: counts?.places, params: { kind: 'place' } },
            { label: t('bin.reviews'), count: counts?.reviews, params: { kind: 'review' } },
            { label: t('bin.photos'), count: counts?.photos, params: { kind: 'photo' } },
            { label: t('bin.lists'), count: counts?.lists, params: { kind: 'list' } },
          ]}
        />
      </Box>
      <FilterRow
        search={<ListSearch label={t('bin.searchDeleted')} placeholder={t('bin.searchDeletedEllipsis')} />}
        total={<ListTotal total={state.list?.total} countText={(count) => t('bin.deleted', { count })} />}
      />
      <BulkProgress kind={variables.kind} />
      <ListResults
        {...state}
        failure={{ title: t('bin.errorLoading'), text: t('bin.pleaseTryAgainLater') }}
        empty={{ title: t('bin.nothingIsDeleted'), ...(isSearch && { text: t('bin.nothingMatches') }) }}
      >
        {(items) => (
          <FramedList label={t('bin.title')}>
            {items.map((item) => (
              <BinRow key={item.id} item={item} />
            ))}
          </FramedList>
        )}
      </ListResults>
    </ConsolePage>
  );
}
