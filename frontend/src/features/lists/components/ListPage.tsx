import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { useViewer } from '../../../lib/account';
import { EmptyState } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import type { BaseMap } from '../../../ui/map';
import { ListActions } from './ListActions';
import { ListHeader } from './ListHeader';
import { ListMap } from './ListMap';
import type { ListPage_ListFragment } from './ListPage.generated';
import { ListPlaces } from './ListPlaces';
import { useListPlaces } from './useListPlaces';

/** Height of the map on phones, above the places (px). */
const LOW = 240;
/** Height of the map in wide windows, beside the places (px). */
const HIGH = 520;

/** Page of a list: name, places in order, and a map. */
export function ListPage({ list, base }: { list: ListPage_ListFragment; base: BaseMap }) {
  const { id, name, description, visibility } = list;
  const { status } = useViewer();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const places = useListPlaces(list);
  const isMine = list.isMine && status === 'signed-in';
  useHead({ title: name, description: description ?? t('lists.placesThatBelongTogetherName', { name }), noIndex: visibility !== 'PUBLIC' });

  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      <ListHeader list={list} actions={<ListActions list={list} isMine={isMine} />} />
      {places.items.length === 0 ? (
        <EmptyState
          title={t('lists.noPlacesYet')}
          text={isMine ? t('lists.openAPlaceAndChoose') : t('lists.nothingHasBeenPutOn')}
          action={
            <Button component={Link} to={paths.places()} variant="contained">
              {t('lists.browsePlaces')}
            </Button>
          }
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
            gap: { xs: 2, md: 6 },
            alignItems: 'start',
          }}
        >
          <Box
            sx={{
              gridColumn: { md: 2 },
              gridRow: { md: 1 },
              position: { md: 'sticky' },
              top: { md: 'calc(var(--header) + 24px)' },
              '&:empty': { display: 'none' },
            }}
          >
            <ListMap list={list} base={base} height={isWide ? HIGH : LOW} />
          </Box>
          <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>
            <ListPlaces listId={id} isMine={isMine} {...places} />
          </Box>
        </Box>
      )}
    </PageContainer>
  );
}
