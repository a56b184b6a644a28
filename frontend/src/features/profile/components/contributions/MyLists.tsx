import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import { ErrorPanel, useDeferredLoading } from '../../../../ui/feedback';
import { unfold } from '../../../../ui/unfold';
import { ListDialog, ListLinks } from '../../../../widgets/lists';
import { ListSkeleton } from './ListSkeleton';
import { MyListsDocument } from './MyLists.generated';
import { ProfileSection } from '../ProfileSection';

/** Number of lists shown before "Show all" is pressed. */
const FOLDED = 6;

/** Viewer's lists of places, last changed first. */
export function MyLists() {
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { data, previousData, loading, error, refetch } = useQuery(MyListsDocument, { fetchPolicy: 'cache-and-network' });
  const lists = (data ?? previousData)?.viewer?.lists;
  const waiting = useDeferredLoading(loading && !lists);
  const shown = isUnfolded ? lists : lists?.slice(0, FOLDED);

  return (
    <ProfileSection title={t('profile.myLists')} isList>
      {!lists && waiting && <ListSkeleton label={t('profile.loadingLists')} />}
      {!lists && !waiting && error && (
        <ErrorPanel title={t('profile.errorLoadingLists')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {lists?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('profile.youHaventMadeAnyLists')}</Typography>}
      {shown && shown.length > 0 && <ListLinks ref={list} lists={shown} label={t('profile.myLists')} />}
      {lists && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="outlined" color="inherit" startIcon={<AddRounded />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {t('profile.newList')}
          </Button>
          {shown && shown.length < lists.length && (
            <Button color="inherit" onClick={() => unfold(list, () => setUnfolded(true))}>
              {t('profile.showAllLists', { count: lists.length })}
            </Button>
          )}
        </Box>
      )}
      <ListDialog isOpen={isAdding} onClose={() => setAdding(false)} onSaved={({ ref }) => void navigate(paths.list(ref))} />
    </ProfileSection>
  );
}
