import { useApolloClient } from '@apollo/client/react';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { forgetLists, ListDialog } from '../../../widgets/lists';
import { ConfirmStep } from '../../../ui/feedback';
import { DeletePlaceListDocument, type ListActions_ListFragment, RenewPlaceListLinkDocument } from './ListActions.generated';

interface Props {
  list: ListActions_ListFragment;
  /** Buttons for all visitors; they come before the owner's menu. */
  children: ReactNode;
}

/** Buttons and menu for the owner to edit the list, replace its link or delete it. */
export function OwnerTools({ list, children }: Props) {
  const { id, name, visibility } = list;
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<'edit' | 'renew' | 'delete'>();
  const begin = (next: typeof step) => {
    setAnchor(null);
    setStep(next);
  };
  const end = () => setStep(undefined);
  const show = (ref: string) => void navigate(paths.list(ref), { replace: true, preventScrollReset: true });

  async function renew() {
    const { data } = await client.mutate({ mutation: RenewPlaceListLinkDocument, variables: { id } });
    notify.success(t('lists.theListHasANewLink'));
    if (data) show(data.list.ref);
  }
  async function remove() {
    await client.mutate({ mutation: DeletePlaceListDocument, variables: { id } });
    notify.success(t('lists.nameHasBeenDeleted', { name }));
    await navigate(paths.profile); // navigates first: otherwise the screen would request the deleted list
    client.cache.evict({ id: client.cache.identify({ __typename: 'PlaceList', id }) });
    forgetLists(client.cache);
  }

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} aria-haspopup="dialog" onClick={() => begin('edit')}>
        {t('lists.edit')}
      </Button>
      {children}
      <IconButton
        aria-label={t('lists.moreAboutThisList')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizRounded aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': t('lists.moreAboutThisList') } }}>
        {visibility === 'LINK' && <MenuItem onClick={() => begin('renew')}>{t('lists.newLink')}</MenuItem>}
        <MenuItem onClick={() => begin('delete')} sx={{ color: 'error.main' }}>
          {t('lists.deleteList')}
        </MenuItem>
      </Menu>
      <ListDialog list={list} isOpen={step === 'edit'} onClose={end} onSaved={({ ref }) => show(ref)} />
      <ConfirmStep
        isOpen={step === 'renew'}
        title={t('lists.newLinkToName', { name })}
        text={t('lists.theOldLinkStopsWorking')}
        labels={{ confirm: t('lists.makeANewLink'), cancel: t('lists.keepTheOldLink') }}
        act={renew}
        onClose={end}
      />
      <ConfirmStep
        isOpen={step === 'delete'}
        title={t('lists.deleteName', { name })}
        text={t('lists.theListItsOrderAnd')}
        labels={{ confirm: t('lists.deleteList'), cancel: t('lists.keepList') }}
        act={remove}
        onClose={end}
      />
    </>
  );
}
