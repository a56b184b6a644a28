import { useMutation, useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { relativeTime, t } from '../../../lib/i18n';
import { ActionButton, ConsolePage, FilterField, FilterRow, FramedList, ListResults, ListTotal, useAdminList, useRefresh } from '../../../widgets/console';
import { PairItem } from '../components/PairItem';
import { duplicatesVariables } from './duplicatesQuery';
import { DuplicateSearchDocument, DuplicatesScreenDocument, FindDuplicatesDocument } from './DuplicatesScreen.generated';

/** Interval (ms) between queries while a search waits or runs. */
const POLL_MS = 2000;

/** Returns the state of the search, and the cities to filter by. The list is loaded again when a search ends. */
function useSearch() {
  const refresh = useRefresh();
  const [pollInterval, setPollInterval] = useState(0);
  const { data } = useQuery(DuplicateSearchDocument, { fetchPolicy: 'cache-and-network', pollInterval });
  const isRunning = data?.duplicateSearch.isRunning ?? false;
  const wanted = isRunning ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  useEffect(() => {
    if (!isRunning) return;
    return () => void refresh();
  }, [isRunning, refresh]);
  return data;
}

/** Pairs of places that can be the same one, the likeliest first: /admin/places/duplicates. */
export function DuplicatesScreen() {
  const list = useAdminList(DuplicatesScreenDocument, duplicatesVariables, ({ duplicatePairs }) => duplicatePairs);
  const { placeCities = [], duplicateSearch: search } = useSearch() ?? {};
  const [find] = useMutation(FindDuplicatesDocument);
  const pairs = list.state.list;
  const when = search?.comparedAt ? t('adminDuplicates.lastLook', { when: relativeTime(search.comparedAt) }) : t('adminDuplicates.neverLooked');

  return (
    <ConsolePage title={t('adminDuplicates.title')} actions={<ActionButton act={async () => void (await find())}>{t('adminDuplicates.lookNow')}</ActionButton>}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t('adminDuplicates.intro')}</Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5, minHeight: 20 }}>
        {search && (search.isRunning ? t('adminDuplicates.isLooking') : when)}
      </Typography>
      <FilterRow total={<ListTotal total={pairs?.total} countText={(count) => t('adminDuplicates.pairs', { count })} />}>
        <FilterField
          name="cityId"
          label={t('adminDuplicates.city')}
          any={t('adminDuplicates.allCities')}
          options={placeCities.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <FilterField
          name="show"
          label={t('adminDuplicates.show')}
          any={t('adminDuplicates.possible')}
          options={[{ value: 'different', text: t('adminDuplicates.markedDifferent') }]}
        />
      </FilterRow>
      <ListResults
        {...list.state}
        failure={{ title: t('adminDuplicates.errorLoading'), text: t('adminDuplicates.pleaseTryAgainLater') }}
        empty={{ title: t('adminDuplicates.noPairs'), text: t('adminDuplicates.noPairsText') }}
      >
        {(rows) => (
          <FramedList label={t('adminDuplicates.title')} component="ol">
            {rows.map((pair) => (
              <PairItem key={pair.id} pair={pair} />
            ))}
          </FramedList>
        )}
      </ListResults>
    </ConsolePage>
  );
}
